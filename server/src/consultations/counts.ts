import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { isForDesk } from './queries.ts'

/** How many wait for an answer of the desk. */
export async function countUnanswered(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('consultation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'UNANSWERED')
    .where(isForDesk(db))
    .executeTakeFirstOrThrow()
  return count
}

/** Days of which the first answers are looked at. */
const paceDays = 180

/** How many were answered of late, and the median of the hours that it took. */
export function paceOf(db: Database) {
  return db
    .selectFrom('consultation')
    .select(sql<number>`count(*)::int`.as('of'))
    .select(
      sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from replied_at - asked_at) / 3600)::float8`.as('hours'),
    )
    .where('replied_at', '>', sql<Date>`now() - make_interval(days => ${paceDays})`)
    .executeTakeFirstOrThrow()
}
