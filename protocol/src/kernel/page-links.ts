import { defaultLanguage, isLanguage, languageKey, languages, type Language } from './languages.ts'

/** A page's address in a language: Chinese has the plain one. */
export function pageIn(address: string, language: Language): string {
  if (language === defaultLanguage) return address
  return `${address}${address.includes('?') ? '&' : '?'}${languageKey}=${language}`
}

/** Where a page sends its reader on: in the language that the page's own address asks for, where it asks for one. */
export function onFrom(search: string, address: string): string {
  const asked = new URLSearchParams(search).get(languageKey)
  if (!isLanguage(asked)) return address
  const [page = '', fragment] = address.split('#')
  const [path = '', query] = page.split('?')
  const kept = new URLSearchParams(query)
  kept.set(languageKey, asked)
  return `${path}?${kept}${fragment === undefined ? '' : `#${fragment}`}`
}

/** A page's address in each language, and `x-default` (hreflang). */
export function alternatesOf(address: string): { hreflang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ hreflang: language as string, href: pageIn(address, language) })),
    { hreflang: 'x-default', href: address },
  ]
}
