import { readFileSync } from 'node:fs'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { glossaryCalls } from '@portal/protocol/glossary/calls.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { LawHit } from '@portal/protocol/laws/schemas.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startPostgres } from '../http/postgres.ts'
import { startChild, type Child } from '../measure/child.ts'
import { machine, milliseconds, note, say, table, whole } from '../measure/table.ts'
import { dataOf, openConnection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import type { Asked, StormDuties, StormFigures } from './storm-process.ts'

const seconds = 8
const readers = 8
const times = [1, 2, 5] as const
/** What may be measured alone. */
export const overloadSets = ['kept', 'home', 'law', 'list', 'search'] as const
type OverloadSet = (typeof overloadSets)[number]

/** Requests of which what a kept page costs is told. */
const keptRequests = 3000

interface Case {
  set: OverloadSet
  name: string
  asked: Asked[]
}

const page = (path: string, headers: Record<string, string> = {}): Asked => ({
  method: 'GET',
  path,
  body: null,
  headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
})

/** What readers ask at once: pages that nobody keeps, for each has an address of its own; a list; searches. */
async function casesOf(origin: string): Promise<Case[]> {
  const connection = openConnection(origin)
  const found = await connection.ask('POST', apiPrefix + lawCalls.search.path, {
    keyword: '中华人民共和国民法典',
    searchField: 'title',
  })
  connection.close()
  const [law] = dataOf<{ content: LawHit[] }>(found).content
  if (!law) throw new Error('the demo corpus lacks the law whose page is measured')
  const questions = readFileSync(new URL('../search/first-page.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { question: string }).question)
  const searchBody = (keyword: string) => JSON.stringify({ keyword })
  return [
    { set: 'kept', name: 'home, packed', asked: [page('/home')] },
    { set: 'kept', name: 'home, not packed', asked: [page('/home', { 'accept-encoding': 'identity' })] },
    { set: 'kept', name: 'a law, packed', asked: [page(law.address)] },
    { set: 'home', name: 'home', asked: [page('/home?n={n}')] },
    { set: 'law', name: 'a law', asked: [page(`${law.address}?n={n}`)] },
    {
      set: 'list',
      name: 'a list by a call',
      asked: [{ method: 'GET', path: `${apiPrefix}${glossaryCalls.page.path}`, body: null, headers: {} }],
    },
    {
      set: 'search',
      name: 'a search by a call',
      asked: questions.map((keyword) => ({
        method: 'POST',
        path: apiPrefix + lawCalls.search.path,
        body: searchBody(keyword),
        headers: {},
      })),
    },
  ]
}

const figure = (value: number) => (Number.isNaN(value) ? '' : milliseconds(value))

function rowOf(name: string, capacity: number, run: StormFigures & { recovered: number | null }): string[] {
  return [
    name,
    whole(run.offered),
    whole(run.accepted),
    `${Math.round((run.accepted / capacity) * 100)} %`,
    figure(run.p50),
    figure(run.p95),
    whole(run.refused),
    figure(run.refusedP95),
    String(run.failed),
    run.recovered === null ? '> 10 s' : `${(run.recovered / 1000).toFixed(1)} s`,
  ]
}

const head = [
  'what is asked',
  'asked/s',
  'answered/s',
  'of capacity',
  'p50 ms',
  'p95 ms',
  'refused/s',
  'refusal p95',
  'failed',
  'normal after',
]

/** Pages that are kept, then once, twice and five times as much as the portal can do, on a PostgreSQL of the bench's own. */
export async function benchOverload(only?: OverloadSet): Promise<void> {
  const postgres = await startPostgres()
  const place = await makeTestPlace(postgres.url)
  const portal = startChild<PortalDuties>(new URL('../portal/portal-process.ts', import.meta.url))
  const storm = startChild<StormDuties>(new URL('./storm-process.ts', import.meta.url))
  try {
    const { LONGEST_WAIT: _wait, LONGEST_DELAY: _delay, ...environment } = place.environment
    const { origin } = await portal.ask('open', {
      environment: { ...environment, DEMO: 'true', RATE_LIMIT: '1000000000' },
      withPages: true,
    })
    await portal.ask('catchUp')
    const cases = (await casesOf(origin)).filter(({ set }) => only === undefined || set === only)
    const kept = cases.filter(({ set }) => set === 'kept')
    const made = cases.filter(({ set }) => set !== 'kept')
    if (kept.length > 0) await benchKept(origin, kept, { portal, storm })
    const rows: string[][] = []
    for (const { name, asked } of made) {
      note(`${name} …`)
      await storm.ask('capacity', { origin, asked, seconds, readers })
      const usual = await storm.ask('capacity', { origin, asked, seconds, readers: 1 })
      const most = await storm.ask('capacity', { origin, asked, seconds, readers })
      const capacity = most.accepted
      rows.push([`${name}: capacity`, '', whole(capacity), '', figure(most.p50), figure(most.p95)])
      for (const factor of times) {
        const run = await storm.ask('storm', {
          origin,
          asked,
          seconds,
          rate: capacity * factor,
          usual: Math.max(usual.p95 * 2, 100),
        })
        rows.push(rowOf(`${name}, ${factor}×`, capacity, run))
      }
    }
    if (rows.length > 0)
      say(
        `\n${seconds} seconds each; capacity: ${readers} readers, one request after the other. ${machine()}\n`,
      )
    if (rows.length > 0) say(table(head, rows))
    await portal.ask('close')
  } finally {
    await portal.end()
    await storm.end()
    await place.remove()
    await postgres.stop()
  }
}

/** What pages cost that are kept: of several runs the least, which the machine's other work disturbed least. */
async function benchKept(
  origin: string,
  cases: readonly Case[],
  { portal, storm }: { portal: Child<PortalDuties>; storm: Child<StormDuties> },
): Promise<void> {
  const rows: string[][] = []
  for (const { name, asked } of cases) {
    note(`${name}, kept …`)
    const costs: number[] = []
    const rates: number[] = []
    for (let run = 0, requests = 0; requests < keptRequests || run < 5; run++) {
      const before = await portal.ask('usage')
      const { accepted } = await storm.ask('capacity', { origin, asked, seconds: 3, readers })
      const after = await portal.ask('usage')
      requests += accepted * 3
      rates.push(accepted)
      if (run > 0) costs.push(((after.cpuSeconds - before.cpuSeconds) * 1000) / (accepted * 3))
    }
    const least = Math.min(...costs)
    rows.push([name, whole(Math.max(...rates)), least.toFixed(3), whole(1000 / least)])
  }
  say(`Kept pages. ${machine()}\n`)
  say(table(['page', 'pages/s seen', 'CPU ms a page', 'pages/s of one core'], rows))
}
