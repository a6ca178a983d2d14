import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

/**
 * Lets those who count for one subject go one after the other, until the transaction ends. Locks are taken in one
 * order everywhere, so that no two transactions wait for each other.
 */
export async function lockSubjects(transaction: Database, subjects: readonly Buffer[]): Promise<void> {
  for (const subject of subjects.toSorted(Buffer.compare)) {
    await sql`select pg_advisory_xact_lock(${subject.readBigInt64BE().toString()}::bigint)`.execute(
      transaction,
    )
  }
}
