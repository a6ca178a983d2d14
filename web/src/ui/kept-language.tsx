import { languageKey } from '@portal/protocol/kernel/languages.ts'
import { useLanguage } from './use-language.ts'

/** In a form that the browser sends itself, before a page's code has come or without it: the answer is in its language. */
export function KeptLanguage() {
  return <input type="hidden" name={languageKey} value={useLanguage()} />
}
