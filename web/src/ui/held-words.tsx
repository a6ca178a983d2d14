import { heldLanguage, inLanguage, type Words } from '@portal/protocol/kernel/languages.ts'
import { useLanguage } from './use-language.ts'

/** A text in the reader's language, or the Chinese one, marked as such. */
export function HeldWords({ words }: { words: Words }) {
  const reader = useLanguage()
  return <span lang={heldLanguage(words, reader)}>{inLanguage(words, reader)}</span>
}
