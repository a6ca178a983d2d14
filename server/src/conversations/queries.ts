import { entriesList, type conversationsList } from '@portal/protocol/conversations/lists.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import { pageOf, plainPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { parties } from '../profiles/door.ts'
import { partnerColumns } from './partners.ts'

const entryColumns = ['id', 'author_id', 'text', 'created_at'] as const

/** Both sides of a conversation in the order of their row: the smaller id first. */
export function pairOf(one: string, other: string) {
  return one < other ? { first_id: one, second_id: other } : { first_id: other, second_id: one }
}

/** Whether a conversation is an account's to read. */
export function isSideOf(accountId: string) {
  return (eb: ExpressionBuilder<Tables, 'conversation'>) =>
    eb.and([
      eb.or([eb('first_id', '=', accountId), eb('second_id', '=', accountId)]),
      eb('left_by', 'is distinct from', accountId),
    ])
}

/** A thread is there before anything is written in it. */
function isBegun(eb: ExpressionBuilder<Tables, 'conversation'>) {
  return eb.exists(
    eb
      .selectFrom('conversation_entry')
      .select('conversation_entry.id')
      .whereRef('conversation_id', '=', 'conversation.id'),
  )
}

const conversationById = statement((db, { id, readerId }: { id: string; readerId: string }) =>
  db
    .selectFrom('conversation')
    .innerJoin(parties(db), (join) =>
      join.on(
        'party.id',
        '=',
        sql<string>`case when first_id = ${readerId} then second_id else first_id end`,
      ),
    )
    .select(['conversation.id', 'first_id', 'second_id', 'left_by', 'subject', 'subject_id'])
    .select(partnerColumns)
    .where('conversation.id', '=', id),
)

/** A conversation, and who is on the other side of a reader. */
export async function findConversation(db: Database, id: string, readerId: string) {
  return (await conversationById(db, { id, readerId }))[0]
}

/** A pair's general conversation. */
export function findBetween(db: Database, one: string, other: string) {
  const { first_id: first, second_id: second } = pairOf(one, other)
  return db
    .selectFrom('conversation')
    .select('id')
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .where('subject', 'is', null)
    .executeTakeFirst()
}

/** The one general conversation of a pair, begun or gone on with; locked until the transaction ends. */
export async function openBetween(transaction: Database, one: string, other: string): Promise<string> {
  const { id } = await transaction
    .insertInto('conversation')
    .values(pairOf(one, other))
    .onConflict((on) => on.constraint('conversation_of').doUpdateSet({ last_at: sql`clock_timestamp()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An account's conversations in which something was written, with their newest entries, the last written in first. */
export function conversationsPage(
  db: Database,
  accountId: string,
  asked: PageWanted<typeof conversationsList>,
) {
  return pageOf(db.selectFrom('conversation').where(isSideOf(accountId)).where(isBegun), asked, {
    key: 'conversation.id',
    orders: { newest: [['last_at', 'desc']] },
    select: (rows) =>
      rows
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('conversation_entry')
              .select(entryColumns)
              .whereRef('conversation_id', '=', 'conversation.id')
              .orderBy('created_at', 'desc')
              .orderBy('place', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .select(['conversation.id', 'first_id', 'second_id', 'subject', 'subject_id'])
        .select(['last.id as last_id', 'last.author_id', 'last.text', 'last.created_at'])
        .select((eb) =>
          eb
            .selectFrom('conversation_entry')
            .select((count) => count.fn.countAll<string>().as('count'))
            .whereRef('conversation_id', '=', 'conversation.id')
            .where('conversation_entry.author_id', '!=', accountId)
            .where('read_at', 'is', null)
            .as('unread'),
        ),
  })
}

const entries = plainPages(
  entriesList,
  (db: Database, { conversationId }: { conversationId: string }) =>
    db.selectFrom('conversation_entry').where('conversation_id', '=', conversationId),
  () => ({
    key: 'id',
    orders: {
      newest: [
        ['created_at', 'desc'],
        ['place', 'desc'],
      ],
    },
    select: (rows) =>
      rows
        .select([...entryColumns, 'read_at'])
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('conversation_file')
                .select('file_id')
                .whereRef('entry_id', '=', 'conversation_entry.id'),
            )
            .as('has_files'),
        ),
  }),
)

/** One page of a conversation's entries, the first holding the newest; inside a page the oldest first. */
export async function entriesPage(
  db: Database,
  conversationId: string,
  asked: PageWanted<typeof entriesList>,
) {
  const { rows, page } = await entries(db, { conversationId }, asked)
  return { rows: rows.toReversed(), page }
}

/** Whether somebody wrote an entry, whoever has taken over their side since. */
export function isWrittenBy(accountId: string) {
  return sql<boolean>`coalesce(conversation_entry.written_by, conversation_entry.author_id) = ${accountId}`
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
