import type { Generated } from 'kysely'
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

/** Writes a move down, in the transaction that makes it. */
export async function writeHistory(transaction: Database, moved: Moved): Promise<void> {
  await transaction
    .insertInto('history')
    .values({
      subject: moved.subject,
      subject_id: moved.subjectId,
      by_account: moved.by,
      action: moved.action,
      from_state: moved.from,
      to_state: moved.to,
      note: moved.note ?? null,
    })
    .execute()
}

/** The moves of one thing, or of several, the oldest first, with the usernames of who made them. */
export async function readHistory(db: Database, subject: string, ...subjectIds: string[]) {
  if (subjectIds.length === 0) return []
  const rows = await db
    .selectFrom('history')
    .leftJoin('account', 'account.id', 'history.by_account')
    .select(['history.at', 'account.username', 'action', 'from_state', 'to_state', 'note'])
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .orderBy('history.id')
    .execute()
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.username,
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    note: row.note,
  }))
}
