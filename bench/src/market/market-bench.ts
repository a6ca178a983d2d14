import { makeTestPlace } from '@portal/server/testing/store.ts'
import { openPostgres } from '../../../server/src/kernel/database/open-postgres.ts'
import { compare } from '../http/compare.ts'
import type { FloorDuties } from '../http/floor-process.ts'
import type { LoadDuties } from '../http/load-process.ts'
import { startPostgres } from '../http/postgres.ts'
import { startChild } from '../measure/child.ts'
import { note } from '../measure/table.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { marketCases } from './cases.ts'
import { fillMarket } from './fill.ts'

const asking = { rounds: 6, requestsPerRun: 150, requestsToWarm: 400 }

/**
 * Lists, details and what waits at 100,000 requirements, 1,000,000 sign-ups, 20,000 services, 200,000 orders and 10,000
 * providers, through HTTP, beside a floor that reads session, rows and total.
 */
export async function benchMarket(): Promise<void> {
  const postgres = await startPostgres()
  const place = await makeTestPlace(postgres.url)
  const databaseUrl = place.environment['DATABASE_URL']!
  const portal = startChild<PortalDuties>(new URL('../portal/portal-process.ts', import.meta.url))
  const floor = startChild<FloorDuties>(new URL('../http/floor-process.ts', import.meta.url))
  const load = startChild<LoadDuties>(new URL('../http/load-process.ts', import.meta.url))
  try {
    const environment = { ...place.environment, DEMO: 'true', RATE_LIMIT: '1000000000' }
    const { origin } = await portal.ask('open', { environment, withPages: false })
    const store = await openPostgres(databaseUrl, [], (error) => note(String(error)))
    try {
      note('Filling the tables')
      await fillMarket(store.db)
      const cases = await marketCases(store.db, portal)
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
