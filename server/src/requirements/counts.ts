import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { isWithinDays } from '../kernel/database/days.ts'
import type { Database } from '../kernel/database/store.ts'

/** How many were ever published, and how many cooperations are under way or completed. */
export async function countEver(
  db: Database,
): Promise<{ requirementsPublished: number; cooperations: number }> {
  const [published, cooperating] = await Promise.all([
    db
      .selectFrom('requirement')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('published_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('cooperation')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', 'in', ['COOPERATING', 'COMPLETED'])
      .executeTakeFirstOrThrow(),
  ])
  return { requirementsPublished: published.count, cooperations: cooperating.count }
}

/** How many were published in each month (YYYY-MM) of the zone, from one on; a month without any is not named. */
export async function publishedByMonth(db: Database, from: string): Promise<Map<string, number>> {
  const month = sql<string>`to_char(published_at at time zone ${sql.lit(zoneTime)}, 'YYYY-MM')`
  const rows = await db
    .selectFrom('requirement')
    .select((eb) => [month.as('month'), eb.fn.countAll<number>().as('count')])
    .where(isWithinDays('published_at', `${from}-01`, undefined))
    .groupBy('month')
    .execute()
  return new Map(rows.map(({ month: name, count }) => [name, count]))
}
