import { sql, type Generated, type RawBuilder } from 'kysely'
import { amongIds } from './database/among-ids.ts'
import { statement } from './database/statement.ts'
import type { Database } from './database/store.ts'

declare module './database/tables.ts' {
  interface Tables {
    /** Every move of anything that has a lifecycle. */
    history: {
      id: Generated<string>
      subject: string
      subject_id: string
      at: Generated<Date>
      by_account: string | null
      action: string
      from_state: string | null
      to_state: string
      note: string | null
    }
  }
}

export interface Moved {
  /** Kind of thing: `account`, `submission`. */
  subject: string
  subjectId: string
  /** Null for the portal itself. */
  by: string | null
  action: string
  from: string | null
  to: string
  note?: string | null
}

const addLine = statement((db, line: Required<Moved>) =>
  db.insertInto('history').values({
    subject: line.subject,
    subject_id: line.subjectId,
    by_account: line.by,
    action: line.action,
    from_state: line.from,
    to_state: line.to,
    note: line.note,
  }),
)

/** Writes a move down, in the transaction that makes it. */
export async function writeHistory(transaction: Database, moved: Moved): Promise<void> {
  await addLine(transaction, { note: null, ...moved })
}

const historyRows = statement((db, { subject, ids }: { subject: string; ids: string[] }) =>
  db
    .selectFrom('history')
    .select(['subject_id', 'at', 'by_account', 'action', 'from_state', 'to_state', 'note'])
    .where('subject', '=', subject)
    .where(amongIds('subject_id', ids))
    .orderBy('id'),
)

/** The moves of one thing, or of several, the oldest first, with the accounts that made them. */
export async function readHistory(db: Database, subject: string, ...subjectIds: string[]) {
  if (subjectIds.length === 0) return []
  const rows = await historyRows(db, { subject, ids: subjectIds })
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.by_account,
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    note: row.note,
  }))
}

/** Who made some moves of a row, in a statement that reads it. */
export function moversOf({
  subject,
  id,
  actions,
}: {
  subject: string
  id: string
  actions: readonly string[]
}) {
  return sql<string[]>`array(
    select distinct by_account from history
    where subject = ${subject} and subject_id = ${sql.ref(id)} and action = any(${actions}::text[])
      and by_account is not null)`
}

/** How often a row was moved in one way, in a statement that reads it. */
export function timesMoved({ subject, id, action }: { subject: string; id: string; action: string }) {
  return sql<number>`(
    select count(*)::int from history
    where subject = ${subject} and subject_id = ${sql.ref(id)} and action = ${action})`
}

/** When a row was moved last by an action, in a statement that reads it. */
export function lastMoved({ subject, id, action }: { subject: string; id: string; action: string }) {
  return sql<Date | null>`(
    select max(at) from history
    where subject = ${subject} and subject_id = ${sql.ref(id)} and action = ${action})`
}

/** A move as the owner of what was moved reads it: who of the staff made it is nobody else's affair. */
export interface OwnMove {
  at: string
  action: string
  from: string | null
  to: string
  note: string | null
}

/** The same of what two sides move, and besides them the portal alone. */
interface SidedMove extends OwnMove {
  /** Null for the portal itself. */
  side: 'demander' | 'provider' | null
}

/** A row of the history as its owner reads it. */
export const moveRead = sql<OwnMove>`json_build_object(
  'at', to_char(history.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'action', history.action, 'from', history.from_state, 'to', history.to_state, 'note', history.note)`

/**
 * The moves of a row, the oldest first, in the statement that reads the row.
 *
 * @param id its column
 * @param read what is read of each
 */
export function movesIn<Move>(subject: string, id: string, read: RawBuilder<Move>) {
  return sql<Move[]>`coalesce((
    select json_agg(${read} order by history.id) from history
    where history.subject = ${subject} and history.subject_id = ${sql.ref(id)}), '[]')`
}

/**
 * The moves of a row as its owner reads them, the oldest first, in the statement that reads the row.
 *
 * @param id its column
 */
export function movesOf(subject: string, id: string) {
  return movesIn(subject, id, moveRead)
}

/** The same of a row that two sides move; `provider` is the column of one side's account. */
export function sidedMovesOf(subject: string, id: string, provider: string) {
  const side = sql`case when by_account is null then null
    when by_account = ${sql.ref(provider)} then 'provider' else 'demander' end`
  return movesIn(subject, id, sql<SidedMove>`${moveRead}::jsonb || jsonb_build_object('side', ${side})`)
}

/** The same of one thing, or of several, for their owner's data. */
export async function ownHistory(db: Database, subject: string, ...subjectIds: string[]): Promise<OwnMove[]> {
  const moves = await readHistory(db, subject, ...subjectIds)
  return moves.map(({ at, action, from, to, note }) => ({ at, action, from, to, note }))
}

const movesAfter = sql<number>`(
  select count(*)::int from history as later
  where later.subject = history.subject and later.subject_id = history.subject_id and later.id > history.id)`

/**
 * Has moves have been made so many days earlier, for samples; each of a thing so many days after the one before it.
 *
 * @param days of each thing, or the same of all; parts of a day count
 */
export async function setHistoryBack(
  db: Database,
  subject: string,
  subjectIds: readonly string[],
  days: number | readonly number[],
  pace = 0,
): Promise<void> {
  if (subjectIds.length === 0) return
  const each = typeof days === 'number' ? subjectIds.map(() => days) : days
  await sql`update history set at = at - interval '1 day' * (back.days + ${pace}::float8 * ${movesAfter})
    from unnest(${subjectIds}::uuid[], ${each}::float8[]) as back (id, days)
    where history.subject = ${subject} and history.subject_id = back.id`.execute(db)
}
