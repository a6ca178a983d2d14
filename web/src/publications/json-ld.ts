import type { Publication } from '@portal/protocol/publications/schemas.ts'

/** A publication, for search engines: schema.org Article. */
export function publicationJsonLd(
  publication: Publication,
  { origin, address, portal }: { origin: string; address: string; portal: string },
): object {
  const { title, summary, language, publishedAt, changedAt, picture, speaker, source } = publication
  const publisher = { '@type': 'Organization', name: portal }
  const largest = picture?.sources.at(-1)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: changedAt ?? publishedAt,
    image: largest && origin + largest.path,
    author: speaker === null ? publisher : { '@type': 'Person', name: speaker },
    publisher,
    isBasedOn: source?.url ?? undefined,
  }
}
