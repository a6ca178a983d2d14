import type { Language } from '@portal/protocol/kernel/languages.ts'
import { ownEntries } from '../conversations/actions/own-entries.ts'
import type { Database } from '../kernel/database/store.ts'
import { noticeWords } from '../messages/actions/notice-words.ts'

async function messagesTo(db: Database, accountId: string, language: Language) {
  const rows = await db
    .selectFrom('message')
    .select(['type', 'event', 'params', 'link', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ event, params, ...row }) => ({ ...row, ...noticeWords(event, params, language) }))
}

/** What went on between the account's owner, others and the platform. */
export async function ownDealings(db: Database, accountId: string, language: Language) {
  return {
    messages: await messagesTo(db, accountId, language),
    conversationEntries: await ownEntries(db, accountId),
    reportRequests: await db
      .selectFrom('report_request')
      .select(['text', 'state', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    reports: await db
      .selectFrom('company_report')
      .select(['name', 'handed_at', 'downloaded_at'])
      .where('account_id', '=', accountId)
      .orderBy('handed_at')
      .execute(),
    files: await db
      .selectFrom('stored_file')
      .select(['id', 'purpose', 'name', 'media_type', 'size', 'created_at'])
      .where('owner_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
  }
}
