import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { displayed } from './queries.ts'

/** How many evaluations somebody wrote that are shown, and how many stars they gave on average; null of none. */
export async function evaluationsBy(
  db: Database,
  accountId: string,
): Promise<{ count: number; average: number | null }> {
  return displayed(db, {})
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number | null>`avg(stars)::float8`.as('average'))
    .where('demander_id', '=', accountId)
    .executeTakeFirstOrThrow()
}
