/**
 * English and Russian words that say where nothing is. They are ranked like any other, for they weigh next to
 * nothing by themselves, but a text is not marked for them.
 */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'a an and are as at be by do does for from how if in into is it its not of on or than that the their there',
    'this to was what when where which who will with без бы в во для до его ее если же за и из или их к как ко',
    'который ли на над не ни но о об от по под при с со так также то у что чтобы это',
  ].flatMap((line) => line.split(' ')),
)
