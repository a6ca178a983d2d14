import { sql, type Generated, type Transaction } from 'kysely'
import type { Database } from './database/store.ts'
import type { Tables } from './database/tables.ts'

/** What search follows: laws, cases, and the glossary as a whole. */
export type ChangeKind = 'law' | 'case' | 'glossary'

declare module './database/tables.ts' {
  interface Tables {
    /** What changed, in commit order: for the search engines that follow, and for whoever keeps what follows from it. */
    search_change: {
      id: Generated<number>
      kind: ChangeKind
      subject: string
      at: Generated<Date>
    }
  }
}

const lock = 7_283_001

/** The subject of a change that is of no row alone. */
export const wholeSubject = '00000000-0000-0000-0000-000000000000'

/**
 * Held until commit, so that the change log's numbers rise in the order of commits. To be called before anything
 * else of the transaction is written.
 */
export async function holdChangeLog(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
}

/** The number of the last change; 0 before the first. Nothing published is another while it is the same. */
export async function lastChange(db: Database): Promise<number> {
  const row = await db
    .selectFrom('search_change')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

export async function logChanges(
  trx: Transaction<Tables>,
  kind: ChangeKind,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return
  await trx
    .insertInto('search_change')
    .values(subjects.map((subject) => ({ kind, subject })))
    .execute()
}
