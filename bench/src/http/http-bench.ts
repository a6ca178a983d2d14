import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startChild, type Child, type Usage } from '../measure/child.ts'
import { median } from '../measure/quantiles.ts'
import { machine, megabytes, milliseconds, note, say, table, whole } from '../measure/table.ts'
import { openConnection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { lawsOf, writeLaws } from '../search/corpus.ts'
import { casesOf, type Case } from './cases.ts'
import type { FloorDuties } from './floor-process.ts'
import type { LoadDuties } from './load-process.ts'
import { startPostgres } from './postgres.ts'

const rounds = 3
const connections = 10
const secondsPerRun = 4
const secondsToWarm = 2

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

interface Run {
  perSecond: number
  p50: number
  p99: number
  /** Milliseconds on the processor for one request, all threads of the server's process. */
  cpu: number
}

interface Side {
  origin: string
  usage: () => Promise<Usage>
}

/** Asks the portal and the floor in turn, on one PostgreSQL of the bench's own. */
export async function benchHttp(): Promise<void> {
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
    const cases = await casesOf(connection, longLaw[0]!.texts[0]!.title)
    connection.close()

    const floor = child<Child<FloorDuties>>('./floor-process.ts')
    const floorOrigin = await floor.ask('open', {
      databaseUrl: place.environment['DATABASE_URL']!,
      queries: Object.fromEntries(cases.map((one, index) => [`/${index}`, one.floor])),
    })
    const load = child<Child<LoadDuties>>('./load-process.ts')
    const sides = {
      portal: { origin, usage: () => portal.ask('usage') },
      floor: { origin: floorOrigin, usage: () => floor.ask('usage') },
    }

    const measured: { name: string; portal: Run[]; floor: Run[] }[] = []
    for (const one of cases) measured.push({ name: one.name, portal: [], floor: [] })
    for (let round = 0; round <= rounds; round++) {
      note(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`)
      for (const [index, one] of cases.entries()) {
        const seconds = round === 0 ? secondsToWarm : secondsPerRun
        const portalRun = await runOnce(load, sides.portal, one, seconds)
        const floorRun = await runOnce(
          load,
          sides.floor,
          { ...one, method: 'GET', path: `/${index}`, body: null },
          seconds,
        )
        if (round === 0) continue
        measured[index]!.portal.push(portalRun)
        measured[index]!.floor.push(floorRun)
      }
    }
    report(measured)
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

async function runOnce(
  load: Child<LoadDuties>,
  side: Side,
  { method, path, body }: Case,
  seconds: number,
): Promise<Run> {
  const before = await side.usage()
  const { requests, perSecond, p50, p99 } = await load.ask('run', {
    url: side.origin + path,
    method,
    body: body === null ? null : JSON.stringify(body),
    connections,
    seconds,
  })
  const after = await side.usage()
  return { perSecond, p50, p99, cpu: ((after.cpuSeconds - before.cpuSeconds) * 1000) / requests }
}

function report(measured: readonly { name: string; portal: Run[]; floor: Run[] }[]): void {
  const of = (runs: readonly Run[], figure: keyof Run) => median(runs.map((run) => run[figure]))
  const cells = (runs: readonly Run[]) => [
    whole(of(runs, 'perSecond')),
    milliseconds(of(runs, 'p50')),
    milliseconds(of(runs, 'p99')),
    of(runs, 'cpu').toFixed(3),
  ]
  const rows = measured.flatMap(({ name, portal, floor }) => [
    [name, 'portal', ...cells(portal), `${(of(portal, 'cpu') / of(floor, 'cpu')).toFixed(1)}×`],
    ['', 'floor', ...cells(floor), ''],
  ])
  say(`Medians of ${rounds} rounds, ${connections} connections. ${machine()}\n`)
  say(table(['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms a request', 'CPU'], rows))
}
