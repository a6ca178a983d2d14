import type { Citation } from '@portal/protocol/citations/schemas.ts'
import { CitedText } from '../components/cited-text.tsx'

interface CitedParagraphsProps {
  /** Paragraphs are divided by line feeds. */
  text: string
  citations: readonly Citation[]
}

/** The paragraphs of an article or a judgment's section; what they cite is linked. */
export function CitedParagraphs({ text, citations }: CitedParagraphsProps) {
  let start = 0
  return text.split('\n').map((paragraph, index) => {
    const from = start
    const end = from + paragraph.length
    start = end + 1
    const inside = citations.filter((citation) => citation.start >= from && citation.end <= end)
    return (
      <p key={index}>
        {inside.length === 0 ? (
          paragraph
        ) : (
          <CitedText
            text={paragraph}
            citations={inside.map((citation) => ({
              ...citation,
              start: citation.start - from,
              end: citation.end - from,
            }))}
          />
        )}
      </p>
    )
  })
}
