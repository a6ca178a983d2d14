import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { messageCalls } from '@portal/protocol/messages/calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { ownMessage } from '../policy.ts'
import { messagesPage, type MessageRow } from '../queries.ts'
import { noticeWords } from './notice-words.ts'

/** A message as its reader sees it: the words are made now, in the request's language. */
function shown(row: MessageRow, language: Language) {
  return {
    id: row.id,
    type: row.type,
    ...noticeWords(row.event, row.params, language),
    link: row.link,
    links: row.links,
    isRead: row.read_at !== null,
    at: row.created_at.toISOString(),
  }
}

/** The caller's messages. */
export async function listMessages(
  { db }: Services,
  { query }: GivenOf<typeof messageCalls.page>,
  { accountId, language }: Caller,
) {
  const { rows, page, counts } = await messagesPage(db, accountId, query)
  return { content: rows.map((row) => shown(row, language)), page, counts }
}

export async function readMessage(
  { db }: Services,
  { params }: GivenOf<typeof messageCalls.read>,
  caller: Caller,
) {
  return shown(await ownMessage(db, params.id, caller), caller.language)
}
