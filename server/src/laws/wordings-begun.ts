import { zoneTime, zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { holdChangeLog, isLoggedSince, logChanges } from '../kernel/change-log.ts'
import type { Database } from '../kernel/database/store.ts'

const beginning = sql`law_version.in_force_from::timestamp at time zone ${sql.lit(zoneTime)}`

/** Tells search of the laws of which a wording has begun since it was told of them; where none has, nothing is written. */
export async function tellBegun(db: Database, today: string = zoneToday()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    const begun = await trx
      .selectFrom('law_version')
      .select('law_id')
      .distinct()
      .where('in_force_from', '<=', today)
      .where(sql<boolean>`not ${isLoggedSince('law', sql.ref('law_version.law_id'), beginning)}`)
      .execute()
    await logChanges(
      trx,
      'law',
      begun.map(({ law_id: id }) => id),
    )
  })
}
