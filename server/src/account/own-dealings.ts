import type { Language } from '@portal/protocol/kernel/languages.ts'
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

/** What the account's owner wrote; the other side's words are the other side's. */
function entriesBy(db: Database, accountId: string) {
  return db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_id')
    .innerJoin('account as partner', (join) =>
      join
        .on((eb) =>
          eb.or([
            eb('partner.id', '=', eb.ref('conversation.first_id')),
            eb('partner.id', '=', eb.ref('conversation.second_id')),
          ]),
        )
        .on('partner.id', '!=', accountId),
    )
    .select(['partner.username as to', 'conversation_entry.text', 'conversation_entry.created_at', 'read_at'])
    .where((eb) =>
      eb.or([eb('conversation.first_id', '=', accountId), eb('conversation.second_id', '=', accountId)]),
    )
    .where('author_id', '=', accountId)
    .orderBy('conversation_entry.created_at')
    .execute()
}

/** What went on between the account's owner, others and the platform. */
export async function ownDealings(db: Database, accountId: string, language: Language) {
  return {
    messages: await messagesTo(db, accountId, language),
    conversationEntries: await entriesBy(db, accountId),
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
