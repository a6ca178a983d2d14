import type { Child, Usage } from '../measure/child.ts'
import { median } from '../measure/quantiles.ts'
import { machine, milliseconds, note, say, table, whole } from '../measure/table.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import type { Case } from './cases.ts'
import type { FloorDuties } from './floor-process.ts'
import type { LoadDuties } from './load-process.ts'
import { thing } from './thing.ts'

const connections = 10
/** A floor that reads many rows is asked no longer than this in a run, in milliseconds, but so often. */
const longestRun = 2000
const fewest = 3 * connections

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

interface Measured {
  name: string
  portal: Run[]
  floor: Run[]
}

interface Compared {
  portal: Child<PortalDuties>
  /** Where the portal listens. */
  origin: string
  floor: Child<FloorDuties>
  load: Child<LoadDuties>
  databaseUrl: string
}

/** How often each call is asked: many short rounds, of each of which the sides are compared. */
export interface Asking {
  rounds: number
  requestsPerRun: number
  requestsToWarm: number
}

/** Asks the portal and the floor in turn, and says what each call costs beside what its rows cost. */
export async function compare(
  cases: readonly Case[],
  { portal, origin, floor, load, databaseUrl }: Compared,
  { rounds, requestsPerRun, requestsToWarm }: Asking,
): Promise<void> {
  const floorOrigin = await floor.ask('open', {
    databaseUrl,
    queries: Object.fromEntries(cases.map((one, index) => [`/${index}`, one.floor])),
  })
  const sides = {
    portal: { origin, usage: () => portal.ask('usage') },
    floor: { origin: floorOrigin, usage: () => floor.ask('usage') },
  }
  // Nothing is moved twice.
  const left = cases.map(({ ids }) => ids && [...ids])
  const measured: Measured[] = cases.map(({ name }) => ({ name, portal: [], floor: [] }))
  const floorRequests = cases.map(() => fewest)
  for (let round = 0; round <= rounds; round++) {
    note(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`)
    for (const [index, one] of cases.entries()) {
      await portal.ask('keepAnswers', !one.isFirst)
      const asked = left[index]
      const wanted = round === 0 ? requestsToWarm : requestsPerRun
      const portalRun = await runOnce(load, sides.portal, one, wanted, asked)
      // All cases warm the same few lines of it, and the rows of some take it seconds.
      const floorRun = await runOnce(
        load,
        sides.floor,
        {
          name: one.name,
          method: 'GET',
          path: `/${index}${asked ? `?${thing}` : ''}`,
          body: null,
          floor: one.floor,
        },
        floorRequests[index]!,
        asked,
      )
      if (round === 0) {
        const inTime = Math.floor((longestRun / floorRun.p50) * connections)
        floorRequests[index] = Math.min(Math.max(inTime, fewest), requestsPerRun)
        continue
      }
      measured[index]!.portal.push(portalRun)
      measured[index]!.floor.push(floorRun)
    }
  }
  report(measured, rounds)
}

async function runOnce(
  load: Child<LoadDuties>,
  side: Side,
  { method, path, body, token }: Case,
  wanted: number,
  ids: string[] | undefined,
): Promise<Run> {
  const before = await side.usage()
  const { requests, perSecond, p50, p99 } = await load.ask('run', {
    url: side.origin + path,
    method,
    body: body === null ? null : JSON.stringify(body),
    token: token ?? null,
    connections,
    requests: wanted,
    ids: ids?.splice(0, wanted + 2 * connections) ?? null,
  })
  const after = await side.usage()
  return { perSecond, p50, p99, cpu: ((after.cpuSeconds - before.cpuSeconds) * 1000) / requests }
}

function report(measured: readonly Measured[], rounds: number): void {
  const of = (runs: readonly Run[], figure: keyof Run) => median(runs.map((run) => run[figure]))
  const cells = (runs: readonly Run[]) => [
    whole(of(runs, 'perSecond')),
    milliseconds(of(runs, 'p50')),
    milliseconds(of(runs, 'p99')),
    of(runs, 'cpu').toFixed(3),
  ]
  // Both sides of a round were asked one after the other: whatever the machine was lent then, it was lent to both.
  const ratio = (portal: readonly Run[], floor: readonly Run[]) =>
    median(portal.map(({ cpu }, round) => cpu / floor[round]!.cpu))
  const rows = measured.flatMap(({ name, portal, floor }) => [
    [name, 'portal', ...cells(portal), `${ratio(portal, floor).toFixed(1)}×`],
    ['', 'floor', ...cells(floor), ''],
  ])
  say(`Medians of ${rounds} rounds; ${connections} connections. ${machine()}\n`)
  say(table(['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms a request', 'CPU'], rows))
}
