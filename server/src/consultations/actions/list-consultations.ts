import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import { leastForPace } from '@portal/protocol/consultations/constants.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { paceOf } from '../counts.ts'
import { publishedPage } from '../published-queries.ts'
import { ownPage } from '../queries.ts'
import { findPublishedIds } from '../search.ts'
import { shownPublished, shownToAsker } from '../shown.ts'

/** What is published. */
export async function listPublished(
  services: Services,
  { query }: GivenOf<typeof consultationCalls.page>,
  { language }: Asker,
): Promise<AnswerOf<typeof consultationCalls.page>> {
  const { keyword } = query
  const found = keyword === undefined ? null : await findPublishedIds(services, keyword, language)
  const { rows, page } = await publishedPage(services.db, query, found)
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
