import { sql, type RawBuilder } from 'kysely'

type Terms = readonly (readonly [by: RawBuilder<unknown>, direction: 'asc' | 'desc'])[]

/** The orders of a queue of what is reviewed, whose table has `state` and `submitted_at`. */
export function reviewOrders(table: string): Record<'waiting' | 'newest' | 'oldest', Terms> {
  const submittedAt = sql.ref(`${table}.submitted_at`)
  return {
    // Those that wait, the longest first; then those that were decided, the newest first.
    waiting: [
      [sql`case when ${sql.ref(`${table}.state`)} = 'REVIEWING' then ${submittedAt} end`, 'asc'],
      [submittedAt, 'desc'],
    ],
    newest: [[submittedAt, 'desc']],
    oldest: [[submittedAt, 'asc']],
  }
}
