import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startChild, type Child } from '../measure/child.ts'
import { megabytes, say } from '../measure/table.ts'
import { openConnection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { lawsOf, writeLaws } from '../search/corpus.ts'
import { keptCases } from './cases.ts'
import { compare } from './compare.ts'
import { firstCases } from './first-cases.ts'
import type { FloorDuties } from './floor-process.ts'
import type { LoadDuties } from './load-process.ts'
import { startPostgres } from './postgres.ts'

/** Many and short: the machine’s other work disturbs some of them, of which a median knows nothing. */
const asking = { rounds: 15, requestsPerRun: 400, requestsToWarm: 2000 }

/** Long enough that its detail is more than an envelope: a hundred articles of a usual length. */
const longLaw = [
  ...lawsOf(
    Array.from(
      { length: 100 },
      (_, index) =>
        `当事人应当按照约定全面履行自己的义务。第${index + 1}项约定不明确的，可以协议补充；不能达成补充协议的，按照合同相关条款或者交易习惯确定。当事人应当遵循诚信原则，根据合同的性质、目的和交易习惯履行通知、协助、保密等义务。`,
    ),
  ),
]

export const httpSets = ['kept', 'first'] as const

/**
 * Asks the portal and the floor in turn, on one PostgreSQL of the bench's own.
 *
 * @param set only calls whose answers are kept, with searches; or only those that are made each time
 */
export async function benchHttp(set?: (typeof httpSets)[number]): Promise<void> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const place = await makeTestPlace(postgres.url)
  const children: Child<never>[] = []
  const child = <Duties>(script: string) => {
    const started = startChild<never>(new URL(script, import.meta.url))
    children.push(started)
    return started as unknown as Duties
  }
  try {
    const portal = child<Child<PortalDuties>>('../portal/portal-process.ts')
    const environment = { ...place.environment, DEMO: 'true', RATE_LIMIT: '1000000000' }
    const { origin } = await portal.ask('open', { environment, withPages: false })
    const lawFile = join(folder, 'law.jsonl')
    writeLaws(lawFile, longLaw)
    await portal.ask('import', lawFile)
    const idle = await portal.ask('usage')

    const connection = openConnection(origin)
    const longTitle = longLaw[0]!.texts[0]!.title
    const cases = [
      ...(set === 'first' ? [] : await keptCases(connection, longTitle)),
      ...(set === 'kept' ? [] : await firstCases(connection, longTitle, portal)),
    ]
    connection.close()

    const floor = child<Child<FloorDuties>>('./floor-process.ts')
    const load = child<Child<LoadDuties>>('./load-process.ts')
    const databaseUrl = place.environment['DATABASE_URL']!
    await compare(cases, { portal, origin, floor, load, databaseUrl }, asking)
    const { rss } = await portal.ask('usage')
    say(`\nThe portal on PostgreSQL, memory (RSS): ${megabytes(idle.rss)} before, ${megabytes(rss)} after.`)
    await portal.ask('close')
  } finally {
    for (const one of children) await one.end()
    await place.remove()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
