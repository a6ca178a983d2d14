import { sql } from 'kysely'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { pairOf } from './queries.ts'

/** What a thread is about, and between whom it is. */
interface Thread {
  /** A kind that a feature names among its `subjects`. */
  subject: string
  subjectId: string
  sides: readonly [string, string]
}

/** The thread of two accounts about a thing, begun where there is none yet; both are told once something is written. */
export async function openThread(
  transaction: Database,
  { subject, subjectId, sides: [one, other] }: Thread,
): Promise<string> {
  const { id } = await transaction
    .insertInto('conversation')
    .values({ ...pairOf(one, other), subject, subject_id: subjectId })
    .onConflict((on) => on.constraint('conversation_of').doUpdateSet({ subject }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The thread of a thing with somebody else in the place of the side that is not kept, who goes on with it from there:
 * what was written before is theirs to answer for. Begun where there is none yet.
 *
 * @param to who takes over from whoever had it
 */
export async function handThread(
  transaction: Database,
  { subject, subjectId, kept, to }: Omit<Thread, 'sides'> & { kept: string; to: string },
): Promise<string> {
  const thread = await transaction
    .selectFrom('conversation')
    .select(['id', 'first_id', 'second_id'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!thread) return openThread(transaction, { subject, subjectId, sides: [kept, to] })
  const { id, first_id: first, second_id: second } = thread
  const before = first === kept ? second : first
  await transaction
    .updateTable('conversation')
    .set({ ...pairOf(kept, to), left_by: null })
    .where('id', '=', id)
    .execute()
  if (before === to) return id
  await transaction
    .updateTable('conversation_entry')
    .set({ author_id: to, written_by: sql`coalesce(written_by, author_id)` })
    .where('conversation_id', '=', id)
    .where('author_id', '=', before)
    .execute()
  return id
}

/** Has the side that is not kept read the thread of a thing no more, until it is handed to somebody. */
export async function leaveThread(
  transaction: Database,
  { subject, subjectId, kept }: Omit<Thread, 'sides'> & { kept: string },
): Promise<void> {
  await transaction
    .updateTable('conversation')
    .set(({ ref }) => ({
      left_by: sql<string>`case when ${ref('first_id')} = ${kept} then ${ref('second_id')} else ${ref('first_id')} end`,
    }))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .execute()
}

const threadRows = statement((db, { subject, ids }: { subject: string; ids: readonly string[] }) =>
  db
    .selectFrom('conversation')
    .select(['id', 'subject_id'])
    .where('subject', '=', subject)
    .where(amongIds('subject_id', ids))
    .orderBy('id', 'desc'),
)

/** The threads about things of a kind, each by its thing's id; a thing has one, the first by its id if there are more. */
export async function threadsOf(
  db: Database,
  subject: string,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await threadRows(db, { subject, ids: subjectIds })
  return new Map(rows.map(({ id, subject_id: subjectId }) => [subjectId!, id]))
}

/**
 * The thread about a row of a kind, in the statement that reads the row; null where there is none, and where it was
 * closed before anything was written in it.
 *
 * @param id its column
 * @param isOpen whether something can be written in it
 */
export function threadOf(subject: string, id: string, isOpen = sql<boolean>`true`) {
  return sql<string | null>`(
    select conversation.id from conversation
    where conversation.subject = ${subject} and conversation.subject_id = ${sql.ref(id)}
      and (${isOpen} or exists (
        select from conversation_entry where conversation_id = conversation.id))
    order by conversation.id limit 1)`
}

/** How much the other side wrote in each conversation that a reader has not read; those with nothing are left out. */
export async function unreadOf(
  db: Database,
  conversationIds: readonly string[],
  readerId: string,
): Promise<Map<string, number>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversation_entry')
    .select((eb) => ['conversation_id', eb.fn.countAll<string>().as('count')])
    .where('conversation_id', 'in', conversationIds)
    .where('author_id', '!=', readerId)
    .where('read_at', 'is', null)
    .groupBy('conversation_id')
    .execute()
  return new Map(rows.map(({ conversation_id: id, count }) => [id, Number(count)]))
}

/**
 * How much somebody wrote in the thread about a row of a kind that its other side has not read, in the statement that
 * reads the row.
 *
 * @param id its column
 * @param writer the column of whose account it is
 */
export function unreadFrom(subject: string, id: string, writer: string) {
  return sql<number>`(
    select count(*)::int from conversation
    join conversation_entry on conversation_entry.conversation_id = conversation.id
    where conversation.subject = ${subject} and conversation.subject_id = ${sql.ref(id)}
      and author_id = ${sql.ref(writer)} and read_at is null)`
}

/** Puts down what somebody wrote in a thread, for samples: it has been read, and nobody is told. */
export async function writeInThread(
  db: Database,
  { thread, author, text }: { thread: string; author: string; text: string },
): Promise<void> {
  await db
    .insertInto('conversation_entry')
    .values({
      conversation_id: thread,
      author_id: author,
      text,
      created_at: sql`clock_timestamp()`,
      read_at: sql`clock_timestamp()`,
    })
    .execute()
}
