import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findVersion } from '../desk-queries.ts'
import { shownVersion } from '../desk-shown.ts'
import type { Acting } from '../policy.ts'
import { translatedFrom } from '../translated-from.ts'
import { compareTextsOf, isRestyled } from './compare.ts'

/**
 * What the Chinese text of a version says otherwise since a translation was written or confirmed last; null where it
 * was not kept.
 *
 * @throws Refusal where there is none, or no such translation
 */
export async function showChangedSince(
  services: Services,
  { params: { id }, query: { language } }: GivenOf<typeof publicationDeskCalls.changedSince>,
  editor: Acting,
): Promise<AnswerOf<typeof publicationDeskCalls.changedSince>> {
  const row = await findVersion(services.db, id)
  const from = await translatedFrom(services.db, id, language)
  if (!row || !from) throw new Refusal('notFound')
  const { title, summary, content } = from
  if (title === null || summary === null || content === null) return null
  const now = await shownVersion(services, row, editor)
  const then = { ...now, title: { zh: title }, summary: { zh: summary }, content: { zh: content } }
  return {
    languages: compareTextsOf(then, now, 'zh'),
    restyled: isRestyled(then, now, 'zh') ? ['zh'] : [],
  }
}
