import { PgBoss } from 'pg-boss'
import type { Services } from './services.ts'

export interface ScheduledJob {
  name: string
  /** Five fields, in the zone's time. */
  cron: string
  run(): Promise<void>
}

/** Starts the job queue on the portal's own database; jobs run at least once, in one process at a time. */
export async function startJobs(
  { store, log }: Pick<Services, 'store' | 'log'>,
  jobs: ScheduledJob[],
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.executeSql(text, values) },
    ...(store.kind === 'pglite' && { backend: 'pglite' as const }),
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name)
    await boss.work(job.name, job.run)
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Shanghai' })
  }
  return () => boss.stop({ graceful: true, timeout: 5000 })
}
