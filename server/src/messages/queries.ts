import type { MessageType } from '@portal/protocol/messages/calls.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

const columns = ['id', 'account_id', 'type', 'event', 'params', 'link', 'created_at', 'read_at'] as const

export interface MessageFilter {
  type?: MessageType | undefined
  status?: 'UNREAD' | 'READ' | undefined
}

function ofOwner(db: Database, accountId: string, { type, status }: MessageFilter) {
  return db
    .selectFrom('message')
    .where('account_id', '=', accountId)
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .$if(status !== undefined, (query) => query.where('read_at', status === 'UNREAD' ? 'is' : 'is not', null))
}

/** An owner's messages, the newest first. */
export function listMessages(
  db: Database,
  accountId: string,
  filter: MessageFilter & { page: number; size: number },
) {
  return ofOwner(db, accountId, filter)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((filter.page - 1) * filter.size)
    .limit(filter.size)
    .execute()
}

export async function countMessages(db: Database, accountId: string, filter: MessageFilter): Promise<number> {
  const row = await ofOwner(db, accountId, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export function findMessage(db: Database, id: string) {
  return db.selectFrom('message').select(columns).where('id', '=', id).executeTakeFirst()
}

/** How many of an owner's messages are unread, by type. */
export async function countUnread(db: Database, accountId: string): Promise<Record<MessageType, number>> {
  const rows = await ofOwner(db, accountId, { status: 'UNREAD' })
    .select((eb) => ['type', eb.fn.countAll<string>().as('count')])
    .groupBy('type')
    .execute()
  const counts = { SERVICE: 0, CONSULTING: 0, SYSTEM: 0 }
  for (const { type, count } of rows) counts[type] = Number(count)
  return counts
}

/** Marks an owner's unread messages as read, all or some of them; how many there were. */
export async function markRead(
  db: Database,
  accountId: string,
  choice: { id?: string; type?: MessageType | undefined; link?: string },
): Promise<number> {
  const { id, type, link } = choice
  const marked = await db
    .updateTable('message')
    .set({ read_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .$if(link !== undefined, (query) => query.where('link', '=', link!))
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}
