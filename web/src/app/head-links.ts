import { defaultLanguage, languages, type Language } from '@portal/protocol/kernel/languages.ts'

/** The page's address in a language: Chinese has the plain one. */
function inLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}

export interface HeadLinks {
  canonical: string
  /** One for each language, and `x-default`. */
  alternates: { hreflang: string; href: string }[]
}

/** @param address scheme, host and path of the page, whatever language it is read in */
export function headLinks(address: string, language: Language): HeadLinks {
  return {
    canonical: inLanguage(address, language),
    alternates: [
      ...languages.map((other) => ({ hreflang: other, href: inLanguage(address, other) })),
      { hreflang: 'x-default', href: address },
    ],
  }
}

/** What robots are told of a page. */
export function robots(isPrivate: boolean): string {
  return isPrivate ? 'noindex' : 'index, follow'
}
