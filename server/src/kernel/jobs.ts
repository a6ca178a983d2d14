import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from './database/store.ts'
import type { Tracing } from './tracing.ts'

export interface ScheduledJob {
  name: string
  /** Five fields, in the zone's time. */
  cron: string
  /** Also behind each start: the clock tells nobody of what was due while no portal ran. */
  atStart?: boolean
  run(): Promise<void>
}

/** Work that is handed over one by one, and tried again with growing pauses. */
export interface QueuedWork {
  name: string
  /** How many are done at once by one process; one, unless said. */
  atOnce?: number
  run(id: string): Promise<void>
}

export interface Jobs {
  start(scheduled: ScheduledJob[], queued: QueuedWork[]): Promise<void>
  /**
   * Hands work over, one for each id; nothing happens while work of that name and id is waiting or being done. What comes
   * before the start waits for it.
   */
  enqueue(name: string, ids: readonly string[]): Promise<void>
  /** How many jobs there are, by queue and state. */
  counts(): Promise<{ queue: string; state: 'waiting' | 'deferred' | 'active'; count: number }[]>
  stop(): Promise<void>
}

/** Tries of one job, and the seconds between them, which double up to the longest. */
const tries = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 }

/**
 * The job queue on the portal's own database. A job runs at least once, in one process; work that is handed over is one
 * job until it is done, what goes by the clock may begin again before it has ended.
 */
export function openJobs(store: Store, log: FastifyBaseLogger, tracing: Tracing | null = null): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.executeSql(text, values) },
    ...(store.kind === 'pglite' && { backend: 'pglite' as const }),
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  const followed = (name: string, run: () => Promise<void>) =>
    tracing ? tracing.follow(`job ${name}`, run) : run()
  /** What was handed over before the start; null since. */
  let early: [name: string, ids: readonly string[]][] | null = []
  const insert = (name: string, ids: readonly string[]) =>
    boss.insert(
      name,
      ids.map((id) => ({ data: { id }, singletonKey: id, ...tries })),
    )

  const begin = async (scheduled: ScheduledJob[], queued: QueuedWork[]): Promise<void> => {
    await boss.start()
    // What stands since the last start is not written again.
    const queues = new Set((await boss.getQueues()).map((queue) => queue.name))
    const crons = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
    for (const { name, run, atOnce = 1 } of queued) {
      if (!queues.has(name)) await boss.createQueue(name, { policy: 'exclusive', deleteAfterSeconds: 3600 })
      const options = { batchSize: 1, pollingIntervalSeconds: 1, localConcurrency: atOnce }
      await boss.work<{ id: string }>(name, options, async (jobs) => {
        for (const job of jobs) await followed(name, () => run(job.data.id))
      })
    }
    for (const { name, cron, run } of scheduled) {
      if (!queues.has(name)) await boss.createQueue(name)
      await boss.work(name, () => followed(name, run))
      const known = crons.get(name)
      if (known?.cron !== cron || known.timezone !== zoneTime)
        await boss.schedule(name, cron, null, { tz: zoneTime })
    }
    for (const { name, atStart } of scheduled) if (atStart) await boss.send(name)
    const waiting = early ?? []
    early = null
    for (const [name, ids] of waiting) await insert(name, ids)
  }
  let beginning = Promise.resolve()

  return {
    start: (scheduled, queued) => (beginning = begin(scheduled, queued)),
    async enqueue(name, ids) {
      if (early) early.push([name, ids])
      else await insert(name, ids)
    },
    async counts() {
      if (early) return []
      const queues = await boss.getQueues()
      return queues.flatMap(({ name: queue, queuedCount, deferredCount, activeCount }) => [
        { queue, state: 'waiting' as const, count: queuedCount },
        { queue, state: 'deferred' as const, count: deferredCount },
        { queue, state: 'active' as const, count: activeCount },
      ])
    },
    async stop() {
      await beginning.catch(() => {})
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/** Where no jobs run: what is handed over waits in its table. */
export const noJobs: Jobs = {
  start: async () => {},
  enqueue: async () => {},
  counts: async () => [],
  stop: async () => {},
}
