import type { Language } from '@portal/protocol/kernel/languages.ts'
import { RichTextFrame } from '../../ui/rich-text.tsx'

/** A text of several lines as it was written, in the face of formatted ones. */
export function PlainText({ text, language }: { text: string; language: Language }) {
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <RichTextFrame language={language}>
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </RichTextFrame>
  )
}
