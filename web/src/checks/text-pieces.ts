import type { CheckedCitation } from '@portal/protocol/checks/schemas.ts'

/** A citation with its number among all of the text. */
export interface NumberedCitation extends CheckedCitation {
  number: number
}

/** A text cut at its citations, which stand in their order; one that overlaps the one before is left out. */
export function textPieces<Citation extends Pick<CheckedCitation, 'start' | 'end'>>(
  text: string,
  citations: readonly Citation[],
): { text: string; citation: Citation | null }[] {
  const pieces: { text: string; citation: Citation | null }[] = []
  let at = 0
  for (const citation of citations) {
    const { start, end } = citation
    if (start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), citation: null })
    pieces.push({ text: text.slice(start, end), citation })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), citation: null })
  return pieces
}
