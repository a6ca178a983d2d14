import type { Citation } from '@portal/protocol/citations/schemas.ts'
import { textPieces } from '../text-pieces.ts'
import { CitationLink } from './citation-link.tsx'

interface CitedTextProps {
  text: string
  /** In their order. */
  citations: readonly Citation[]
}

/** A text whose citations are links. */
export function CitedText({ text, citations }: CitedTextProps) {
  return textPieces(text, citations).map((piece) =>
    piece.citation ? (
      <CitationLink key={piece.citation.start} citation={piece.citation} words={piece.text}>
        {piece.text}
      </CitationLink>
    ) : (
      piece.text
    ),
  )
}
