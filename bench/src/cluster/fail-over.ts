import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseCluster, DatabaseServer } from './database-cluster.ts'
import type { Load } from './load.ts'

/** Milliseconds that the load goes on before the next thing happens. */
const calm = 5000
const pause = 100

export interface FailOver {
  /** Milliseconds from the end of the primary to the first write that was acknowledged again. */
  outage: number
  refused: number
}

/** Bytes of the log that a replica has received. */
async function received(server: DatabaseServer): Promise<number> {
  const [row] = await server.query<{ position: string }>(
    "select (pg_last_wal_receive_lsn() - '0/0'::pg_lsn)::text as position",
  )
  return Number(row?.position ?? 0)
}

async function isFollowed(server: DatabaseServer, by: number): Promise<boolean> {
  const rows = await server.query("select 1 from pg_stat_replication where state = 'streaming'")
  return rows.length >= by
}

/** Waits until the primary is followed by so many. */
async function followed(server: DatabaseServer, by: number): Promise<void> {
  while (!(await isFollowed(server, by))) await sleep(pause)
}

/**
 * Ends the primary at once and has the replica promoted that received most, as whoever watches over the servers does;
 * what was ended then comes back as a replica.
 */
export async function failOver(
  databases: DatabaseCluster,
  primary: DatabaseServer,
  { seen }: Load,
): Promise<{ next: DatabaseServer; result: FailOver }> {
  const others = databases.servers.filter((server) => server !== primary)
  await followed(primary, others.length)
  await sleep(calm)
  const failuresBefore = seen.failures.length
  await primary.kill()
  const endedAt = Date.now()
  const positions = await Promise.all(others.map(received))
  const next = others[positions.indexOf(Math.max(...positions))]
  if (!next) throw new Error('there is no replica')
  await databases.promote(next)
  const promotedAt = Date.now()
  const again = () => seen.acknowledged.find(({ at }) => at > promotedAt)?.at
  while (again() === undefined) await sleep(pause)
  const result = { outage: (again() ?? 0) - endedAt, refused: seen.failures.length - failuresBefore }
  await databases.rejoin(primary, next)
  return { next, result }
}

/** A replica that stands still while others write, then one that is gone: nobody may notice. Then both are back. */
export async function loseReplicas(databases: DatabaseCluster, { seen }: Load): Promise<number> {
  const [primary, first, second] = databases.servers
  if (!primary || !first || !second) throw new Error('there are no two replicas')
  await sleep(calm)
  const failuresBefore = seen.failures.length + seen.unread.length
  await first.query('select pg_wal_replay_pause()')
  await sleep(calm)
  await first.query('select pg_wal_replay_resume()')
  await second.kill()
  await sleep(calm)
  await second.start()
  await followed(primary, 2)
  await sleep(calm)
  return seen.failures.length + seen.unread.length - failuresBefore
}
