import { defaultLanguage, languageKey, languages, type Language } from './languages.ts'

/** A page's address in a language: Chinese has the plain one. */
export function pageIn(address: string, language: Language): string {
  if (language === defaultLanguage) return address
  return `${address}${address.includes('?') ? '&' : '?'}${languageKey}=${language}`
}

/** A page's address in each language, and `x-default` (hreflang). */
export function alternatesOf(address: string): { hreflang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ hreflang: language as string, href: pageIn(address, language) })),
    { hreflang: 'x-default', href: address },
  ]
}
