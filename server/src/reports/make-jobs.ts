import { liveRequestStates } from '@portal/protocol/reports/lifecycle.ts'
import type { QueuedWork, ScheduledJob } from '../kernel/jobs.ts'
import type { Services } from '../kernel/services.ts'
import { makeReport } from './make-report.ts'

const name = 'make-report'
/** Requests that one sweep hands over. */
const atOnce = 100

/** Has reports made soon; without it the next sweep does. */
export async function handOver(
  { jobs, log }: Pick<Services, 'jobs' | 'log'>,
  ...ids: readonly string[]
): Promise<void> {
  if (ids.length === 0) return
  try {
    await jobs.enqueue(name, ids)
  } catch (error) {
    log.error({ err: error }, 'a report was not handed over to be made')
  }
}

/** Makes the extracts that companies ask for. */
export const reportQueue = (services: Services): QueuedWork => ({
  name,
  run: (id) => makeReport(services, id),
})

/** Finds what a crash left. */
export const reportSweep = (services: Services): ScheduledJob => ({
  name: 'make-reports-left',
  cron: '* * * * *',
  run: async () => {
    const left = await services.db
      .selectFrom('report_request')
      .select('id')
      .where('language', 'is not', null)
      .where('state', 'in', liveRequestStates)
      .orderBy('created_at')
      .limit(atOnce)
      .execute()
    await handOver(services, ...left.map(({ id }) => id))
  },
})
