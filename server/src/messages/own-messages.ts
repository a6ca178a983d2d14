import type { Owner } from '../kernel/leaving.ts'
import type { Services } from '../kernel/services.ts'
import { noticeWords } from './actions/notice-words.ts'

/** What somebody was told, in their language. */
export async function ownMessages({ db }: Services, { id, language }: Owner) {
  const rows = await db
    .selectFrom('message')
    .select(['type', 'event', 'params', 'link', 'links', 'created_at', 'read_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()
  return {
    messages: rows.map(({ event, params, ...row }) => ({ ...row, ...noticeWords(event, params, language) })),
  }
}
