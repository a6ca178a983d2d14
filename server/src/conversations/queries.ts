import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'

const entryColumns = ['id', 'author_id', 'text', 'created_at'] as const

interface Paging {
  page: number
  size: number
}

/** Both sides of a conversation in the order of their row: the smaller id first. */
function pairOf(one: string, other: string) {
  return one < other ? { first_id: one, second_id: other } : { first_id: other, second_id: one }
}

function isSideOf(accountId: string) {
  return (eb: ExpressionBuilder<Tables, 'conversation'>) =>
    eb.or([eb('first_id', '=', accountId), eb('second_id', '=', accountId)])
}

export function findConversation(db: Database, id: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'first_id', 'second_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findBetween(db: Database, one: string, other: string) {
  const { first_id: first, second_id: second } = pairOf(one, other)
  return db
    .selectFrom('conversation')
    .select('id')
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .executeTakeFirst()
}

/** The one conversation of a pair, begun or gone on with; locked until the transaction ends. */
export async function openBetween(transaction: Database, one: string, other: string): Promise<string> {
  const { id } = await transaction
    .insertInto('conversation')
    .values(pairOf(one, other))
    .onConflict((on) =>
      on.columns(['first_id', 'second_id']).doUpdateSet({ last_at: sql`clock_timestamp()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An account's conversations with their newest entries, the last written in first. */
export function listConversations(db: Database, accountId: string, { page, size }: Paging) {
  return db
    .selectFrom('conversation')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversation_entry')
          .select(entryColumns)
          .whereRef('conversation_id', '=', 'conversation.id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['conversation.id', 'first_id', 'second_id'])
    .select(['last.id as last_id', 'last.author_id', 'last.text', 'last.created_at'])
    .select((eb) =>
      eb
        .selectFrom('conversation_entry')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('conversation_id', '=', 'conversation.id')
        .where('conversation_entry.author_id', '!=', accountId)
        .where('read_at', 'is', null)
        .as('unread'),
    )
    .where(isSideOf(accountId))
    .orderBy('last_at', 'desc')
    .orderBy('conversation.id')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
}

export async function countConversations(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(isSideOf(accountId))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** One page of a conversation's entries, the first holding the newest; inside a page the oldest first. */
export async function listEntries(db: Database, conversationId: string, { page, size }: Paging) {
  const rows = await db
    .selectFrom('conversation_entry')
    .select(entryColumns)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
  return rows.toReversed()
}

export async function countEntries(db: Database, conversationId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation_entry')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Whether something that one side wrote waits to be read by the other. */
export async function hasUnreadOf(db: Database, conversationId: string, authorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_entry')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author_id', '=', authorId)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks what the other side wrote as read. */
export async function markEntriesRead(db: Database, conversationId: string, readerId: string): Promise<void> {
  await db
    .updateTable('conversation_entry')
    .set({ read_at: sql`now()` })
    .where('conversation_id', '=', conversationId)
    .where('author_id', '!=', readerId)
    .where('read_at', 'is', null)
    .execute()
}
