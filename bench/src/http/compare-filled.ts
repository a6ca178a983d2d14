import { makeTestPlace } from '@portal/server/testing/store.ts'
import { openPostgres } from '../../../server/src/kernel/database/open-postgres.ts'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { startChild, type Child } from '../measure/child.ts'
import { note } from '../measure/table.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import type { Case } from './cases.ts'
import { compare } from './compare.ts'
import type { FloorDuties } from './floor-process.ts'
import type { LoadDuties } from './load-process.ts'
import { startPostgres } from './postgres.ts'

/** So many in a run that those who come first after a pause, all at once, are less than one in a hundred. */
const asking = { rounds: 8, requestsPerRun: 1100, requestsToWarm: 1500 }

/**
 * Asks a demo portal on PostgreSQL, whose tables have been filled, beside a bare server that reads the same rows.
 *
 * @param casesOf what is asked, once the tables are filled
 */
export async function compareFilled(
  fill: (db: Database) => Promise<void>,
  casesOf: (db: Database, portal: Child<PortalDuties>, origin: string) => Promise<Case[]>,
): Promise<void> {
  const postgres = await startPostgres()
  const place = await makeTestPlace(postgres.url)
  const databaseUrl = place.environment['DATABASE_URL']!
  const portal = startChild<PortalDuties>(new URL('../portal/portal-process.ts', import.meta.url))
  const floor = startChild<FloorDuties>(new URL('floor-process.ts', import.meta.url))
  const load = startChild<LoadDuties>(new URL('load-process.ts', import.meta.url))
  try {
    const environment = { ...place.environment, DEMO: 'true', RATE_LIMIT: '1000000000' }
    const { origin } = await portal.ask('open', { environment, withPages: false })
    const store = await openPostgres(databaseUrl, [], (error) => note(String(error)))
    try {
      note('Filling the tables')
      await fill(store.db)
      const cases = await casesOf(store.db, portal, origin)
      await compare(cases, { portal, origin, floor, load, databaseUrl }, asking)
    } finally {
      await store.close()
    }
    await portal.ask('close')
  } finally {
    for (const one of [portal, floor, load]) await one.end()
    await place.remove()
    await postgres.stop()
  }
}
