import type { Language } from '@portal/protocol/kernel/languages.ts'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import { Translatable } from './translatable.tsx'

interface TranslatableTextProps {
  text: string
  /** What it is written in, where somebody has said so; else its letters tell. */
  language?: Language | null
  className?: string | undefined
}

/** A plain text that somebody wrote, which others may have translated. */
export function TranslatableText({ text, language, className }: TranslatableTextProps) {
  const written = language ?? writtenIn(text)
  return (
    <Translatable language={written}>
      <div lang={written ?? undefined} className={className}>
        {text}
      </div>
    </Translatable>
  )
}
