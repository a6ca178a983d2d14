import { apiPrefix, type AnswerOf, type GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageIn } from '@portal/protocol/kernel/page-links.ts'
import type { publicationCalls } from '@portal/protocol/publications/calls.ts'
import { mostFeedEntries } from '@portal/protocol/publications/constants.ts'
import { kindSpec, publicationPath, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { feeds as feedsEn, publicationKinds as kindsEn } from '@portal/protocol/words/en/feeds.ts'
import { mail as mailEn } from '@portal/protocol/words/en/mail.ts'
import { feeds as feedsRu, publicationKinds as kindsRu } from '@portal/protocol/words/ru/feeds.ts'
import { mail as mailRu } from '@portal/protocol/words/ru/mail.ts'
import { feeds as feedsZh, publicationKinds as kindsZh } from '@portal/protocol/words/zh/feeds.ts'
import { mail as mailZh } from '@portal/protocol/words/zh/mail.ts'
import type { Services } from '../../kernel/services.ts'
import { fill } from '../../kernel/words.ts'
import { escapeXml } from '../../kernel/xml.ts'
import { newestOf, type VersionShown } from '../queries.ts'
import { isSaid } from '../with-text.ts'

const words = {
  zh: { ...feedsZh, kinds: kindsZh, portal: mailZh.portal },
  en: { ...feedsEn, kinds: kindsEn, portal: mailEn.portal },
  ru: { ...feedsRu, kinds: kindsRu, portal: mailRu.portal },
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`
}

function entryOf(row: VersionShown, address: string): string {
  return [
    `<entry xml:lang="${row.language}">`,
    element('id', `urn:uuid:${row.id}`),
    element('title', row.title),
    element('summary', row.summary),
    element('published', row.appeared_at!.toISOString()),
    element('updated', row.published_at!.toISOString()),
    ...(row.source_name === null ? [] : [`<author>${element('name', row.source_name)}</author>`]),
    link('alternate', 'text/html', address),
    '</entry>',
  ].join('\n')
}

interface Feed {
  kind: PublicationKind
  language: Language
  origin: string
}

/** When the newest of its texts appeared; of an empty feed, never. */
function lastOf(rows: readonly VersionShown[]): Date {
  return new Date(Math.max(0, ...rows.map(({ published_at: at }) => at!.getTime())))
}

function feedOf({ kind, language, origin }: Feed, rows: readonly VersionShown[]): string {
  const { title, kinds, portal } = words[language]
  const self = `${origin}${apiPrefix}/web/publication/feed/${kind}?lang=${language}`
  const entries = rows
    .filter(isSaid)
    .map((row) => entryOf(row, pageIn(origin + publicationPath(kind, row.id), language)))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', fill(title, { kind: kinds[kind], portal })),
    element('updated', lastOf(rows).toISOString()),
    `<author>${element('name', portal)}</author>`,
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', pageIn(origin + kindSpec(kind).lists[0], language)),
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}

/** The newest of a kind as a feed (Atom, RFC 4287), each in the language asked for, else in Chinese. */
export async function showFeed(
  services: Services,
  { params: { kind }, query: { lang: language } }: GivenOf<typeof publicationCalls.feed>,
): Promise<AnswerOf<typeof publicationCalls.feed>> {
  const rows = await newestOf(services.db, { kind, reader: language }, mostFeedEntries)
  const feed = feedOf({ kind, language, origin: services.config.publicUrl }, rows)
  return { name: `${kind}-${language}.xml`, content: Buffer.from(feed), isInline: true }
}
