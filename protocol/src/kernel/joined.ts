/** The source of an expression that finds what any of these does. */
export function joined(...alternatives: readonly RegExp[]): string {
  return alternatives.map(({ source }) => source).join('|')
}
