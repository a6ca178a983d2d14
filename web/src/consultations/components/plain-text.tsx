import type { Language } from '@portal/protocol/kernel/languages.ts'
import { Translatable } from '../../translation/door/translatable.tsx'
import { RichTextFrame } from '../../ui/rich-text.tsx'

/** A text of several lines as somebody wrote it, in the face of formatted ones. */
export function PlainText({ text, language }: { text: string; language: Language }) {
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <Translatable language={language}>
      <RichTextFrame language={language}>
        {paragraphs.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </RichTextFrame>
    </Translatable>
  )
}
