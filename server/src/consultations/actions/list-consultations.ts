import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { leastForPace } from '@portal/protocol/consultations/constants.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { paceOf } from '../counts.ts'
import { publishedByIds, publishedPage } from '../published-queries.ts'
import { ownPage } from '../queries.ts'
import { findBestPublished, findPublishedIds } from '../search.ts'
import { shownPublished, shownToAsker } from '../shown.ts'

type PublishedAsked = GivenOf<typeof consultationCalls.page>

/** Rows in the order of search, for a text that is looked for; else as the list is ordered. */
async function foundPage(services: Services, { query }: PublishedAsked, language: Language) {
  const { db } = services
  const { keyword, page, size, sort } = query
  if (keyword === undefined) return publishedPage(db, query, null)
  if (sort !== 'best') {
    return publishedPage(db, query, await findPublishedIds(services, keyword, language))
  }
  const { ids, total } = await findBestPublished(services, { ...query, keyword }, language)
  const rows = new Map((await publishedByIds(db, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), page: pageInfoOf(page, size, total) }
}

/** What is published. */
export async function listPublished(
  services: Services,
  given: PublishedAsked,
  { language }: Asker,
): Promise<AnswerOf<typeof consultationCalls.page>> {
  const { rows, page } = await foundPage(services, given, language)
  return { content: rows.map((row) => ({ ...shownPublished(row), excerpt: row.excerpt })), page }
}

/** What the caller has asked. */
export async function listOwn(
  { db }: Services,
  { query }: GivenOf<typeof consultationCalls.ownPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof consultationCalls.ownPage>> {
  const { rows, page, counts } = await ownPage(db, accountId, query)
  return { content: rows.map(shownToAsker), page, counts }
}

/** How long an answer usually takes, once enough were given to say. */
export async function showPace({ db }: Services): Promise<AnswerOf<typeof consultationCalls.pace>> {
  const { hours, of } = await paceOf(db)
  return { hours: hours === null || of < leastForPace ? null : Math.round(hours * 10) / 10, of }
}
