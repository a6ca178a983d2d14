import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '@portal/server/kernel/database/open-postgres.ts'
import type { Store } from '@portal/server/kernel/database/store.ts'
import { startPostgres } from '../http/postgres.ts'
import { quantile, timesOf } from '../measure/quantiles.ts'
import { machine, milliseconds, note, say, table, whole } from '../measure/table.ts'
import { openCluster, type Cluster } from './cluster.ts'
import { measureCoherence } from './coherence.ts'
import { startDatabases } from './database-cluster.ts'
import { failOver, loseReplicas, type FailOver } from './fail-over.ts'
import { startLoad, type Load, type Seen } from './load.ts'

const readers = 4
const restarts = 20
const failOvers = 5
/** Failures of which is told when they were. */
const toldFailures = 12
/** Milliseconds of load before the first restart, and after the last. */
const calm = 3000

/** How often each text stands in the database that was acknowledged: once each, or something was lost or doubled. */
async function missingOrDoubled(store: Store, { acknowledged }: Seen): Promise<string[]> {
  const rows = await store.db
    .selectFrom('conversation_entry')
    .select((eb) => ['text', eb.fn.countAll<number>().as('count')])
    .groupBy('text')
    .execute()
  const counts = new Map(rows.map(({ text, count }) => [text, count]))
  return acknowledged.map(({ text }) => text).filter((text) => counts.get(text) !== 1)
}

function reportLoad(what: string, { seen }: Load, lost: readonly string[]): void {
  const { count, p50, p99 } = timesOf(seen.took)
  const p95 = milliseconds(quantile(seen.took, 0.95))
  say(
    `${what}: ${whole(seen.requests)} requests, ${whole(seen.failures.length)} not answered as they should be; ` +
      `${whole(seen.acknowledged.length)} writes acknowledged, ${lost.length} of them lost or doubled, ` +
      `${seen.unread.length} not read back at once. Of ${whole(count)} answers p50 ${milliseconds(p50)} ms, ` +
      `p95 ${p95} ms, p99 ${milliseconds(p99)} ms.`,
  )
  const kinds = new Map<string, number>()
  for (const { what: asked, why } of seen.failures) {
    const kind = `${asked.replace(/[0-9a-f-]{36}/, '…')}: ${why}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  for (const [kind, times] of [...kinds].slice(0, 12)) note(`${times} × ${kind}`)
}

async function restartAll({ nodes, proxy, people }: Cluster, store: Store, rounds: number): Promise<void> {
  const load = startLoad(proxy.origin, readers, people.writers)
  const took: number[] = []
  const signals: { at: number; what: string }[] = []
  await sleep(calm)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [place, node] of nodes.entries()) {
      signals.push({ at: Date.now(), what: `portal ${place + 1} was told to stop` })
      const code = await node.stop()
      signals.push({ at: Date.now(), what: `portal ${place + 1} was gone` })
      if (code !== 0) throw new Error(`a portal ended with ${code}`)
      took.push((await node.start()) / 1000)
      signals.push({ at: Date.now(), what: `portal ${place + 1} was ready` })
      // As long as the proxy takes to see it.
      await sleep(calm)
    }
    note(`restart ${round} of ${rounds}: ${load.seen.failures.length} failures so far`)
  }
  await load.end()
  const lost = await missingOrDoubled(store, load.seen)
  reportLoad(`${rounds} rolling restarts of ${nodes.length} portals`, load, lost)
  for (const { at, what, why } of load.seen.failures.slice(0, toldFailures)) {
    const signal = signals.findLast((one) => one.at <= at)
    const since = signal ? `${at - signal.at} ms after ${signal.what}` : 'before all restarts'
    note(`${what}: ${why}, ${since}`)
  }
  say(`A start until ready: p50 ${quantile(took, 0.5).toFixed(1)} s, most ${Math.max(...took).toFixed(1)} s.`)
}

/** Portals on one database behind the proxy: what they know of each other, and restarts that nobody notices. */
export async function benchCluster(rounds = restarts): Promise<void> {
  const postgres = await startPostgres()
  const store = await openPostgres(postgres.url, [], (error) => note(error.message))
  try {
    const cluster = await openCluster({ DATABASE_URL: postgres.url })
    try {
      const origins = cluster.nodes.map(({ origin }) => origin)
      const found = await measureCoherence(origins, store, cluster.people)
      const rows = found.map(({ what, milliseconds: took }) => [what, milliseconds(took)])
      say(`${machine()}\n\n${table(['done at one portal, known by all', 'ms'], rows)}\n`)
      await restartAll(cluster, store, rounds)
      say(machine())
    } finally {
      await cluster.stop()
    }
  } finally {
    await store.close()
    await postgres.stop()
  }
}

/** The same on a primary with two replicas: replicas that fail, and primaries. */
export async function benchFailover(rounds = failOvers): Promise<void> {
  const databases = await startDatabases(3)
  try {
    const urls = databases.servers.map(({ url }) => url)
    const cluster = await openCluster({ DATABASE_URL: urls.join(','), DATABASE_READ_URLS: urls.join(',') })
    const [first, ...others] = urls
    const store = await openPostgres(first!, [], () => {}, { standbyUrls: others })
    try {
      const { proxy, people } = cluster
      const load = startLoad(proxy.origin, readers, people.writers)
      const noticed = await loseReplicas(databases, load)
      say(`A replica that stood still, and one that was killed: ${noticed} requests noticed it.`)
      const results: FailOver[] = []
      let primary = databases.servers[0]!
      for (let round = 1; round <= rounds; round += 1) {
        const { next, result } = await failOver(databases, primary, load)
        primary = next
        results.push(result)
        note(`failover ${round} of ${rounds}: ${whole(result.outage)} ms, ${result.refused} refused`)
      }
      await load.end()
      const lost = await missingOrDoubled(store, load.seen)
      reportLoad(`${rounds} failovers`, load, lost)
      const rows = results.map(({ outage, refused }, at) => [String(at + 1), whole(outage), whole(refused)])
      say(`\n${table(['failover', 'ms until a write again', 'refused meanwhile'], rows)}\n\n${machine()}`)
    } finally {
      await store.close()
      await cluster.stop()
    }
  } finally {
    await databases.stop()
  }
}
