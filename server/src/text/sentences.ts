/** A piece of a text: [from, to). */
export interface Span {
  from: number
  to: number
}

/**
 * The end of a sentence or a line. A point ends one before a capital, where what stands before it is no abbreviation:
 * a word of three letters at least, a bracket or a quotation mark.
 */
const ends = /[。！？；]["”』」）]?|\n+|(?<=[\p{L}\p{N}]{3}|[)»”"’\]])[.!?]["”»)]?(?=\s+["“«(]?\p{Lu})/gu

/** The sentences of a text in any of the portal's languages, without the blanks around them. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  const add = (to: number): void => {
    const piece = text.slice(from, to)
    const start = from + piece.length - piece.trimStart().length
    const end = from + piece.trimEnd().length
    if (end > start) spans.push({ from: start, to: end })
    from = to
  }
  for (const end of text.matchAll(ends)) add(end.index + end[0].length)
  add(text.length)
  return spans
}
