import type { Citation } from '@portal/protocol/citations/schemas.ts'

/** A text cut at its citations; what lies outside the text, or overlaps the one before, is left out. */
export function textPieces(
  text: string,
  citations: readonly Citation[],
): { text: string; citation: Citation | null }[] {
  const pieces: { text: string; citation: Citation | null }[] = []
  let at = 0
  for (const citation of citations) {
    const { start, end } = citation
    if (start < at || end <= start || end > text.length) continue
    if (start > at) pieces.push({ text: text.slice(at, start), citation: null })
    pieces.push({ text: text.slice(start, end), citation })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), citation: null })
  return pieces
}
