import { zoneTime, zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { isLoggedSince } from '../kernel/change-log.ts'
import type { Database } from '../kernel/database/store.ts'
import { refreshWordings } from './actions/save-law.ts'

const beginning = sql`law_version.in_force_from::timestamp at time zone ${sql.lit(zoneTime)}`

/** First days, up to a day, of wordings whose laws search was told of before them alone. */
async function daysUntold(db: Database, today: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct in_force_from as day from law_version
    where in_force_from <= ${today} and not ${isLoggedSince('law', sql.ref('law_version.law_id'), beginning)}
    order by day`.execute(db)
  return rows.map(({ day }) => day)
}

/** Tells search of the wordings that have begun since it was told of their laws; where none has, nothing is written. */
export async function tellBegun(db: Database): Promise<void> {
  for (const day of await daysUntold(db, zoneToday())) await refreshWordings(db, day)
}
