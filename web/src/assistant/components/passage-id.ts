/** Where the passage of a turn is found on the page. */
export function passageId(turn: string, number: number): string {
  return `passage-${turn}-${number}`
}
