import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { alternatesOf, pageIn } from '@portal/protocol/kernel/page-links.ts'

/** A page whose content exists in some languages only, each at a path of its own. */
export interface TextPaths {
  /** The language shown. */
  shown: Language
  paths: Partial<Record<Language, string>>
}

/** What a page says of itself. */
export interface Head {
  title: string
  description: string
  /** Path that is this page's own address, whatever it was reached by. */
  canonical?: string
  /** Where what is read has an address by language. */
  texts?: TextPaths
  /** Path of the feed (Atom) of what the page lists. */
  feed?: string
  /** schema.org data. */
  jsonLd?: object
  noIndex?: boolean
}

export interface HeadLinks {
  canonical: string
  /** One for each language, and `x-default`. */
  alternates: { hreflang: string; href: string }[]
}

/**
 * @param path of the page, whatever language it is read in
 * @param texts where what is read has an address by language, which counts instead of the reader's
 */
export function headLinks(
  origin: string,
  path: string,
  language: Language,
  texts: TextPaths | undefined,
): HeadLinks {
  if (!texts) return { canonical: pageIn(origin + path, language), alternates: alternatesOf(origin + path) }
  const pages = languages.flatMap((held) => {
    const textPath = texts.paths[held]
    return textPath === undefined ? [] : [{ hreflang: held, href: pageIn(origin + textPath, held) }]
  })
  return {
    canonical: pages.find(({ hreflang }) => hreflang === texts.shown)?.href ?? origin + path,
    alternates: [...pages, { hreflang: 'x-default', href: origin + path }],
  }
}

/** What robots are told of a page. */
export function robots(isPrivate: boolean): string {
  return isPrivate ? 'noindex' : 'index, follow'
}
