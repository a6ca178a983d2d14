import { liveRequestStates } from '@portal/protocol/reports/lifecycle.ts'
import type { QueuedWork, ScheduledJob } from '../kernel/jobs.ts'
import type { Services } from '../kernel/services.ts'
import { makeReport } from './make-report.ts'

const name = 'make-report'
/** Requests that one sweep hands over. */
const atOnce = 100

/** Has a report made soon; without it the next sweep does. */
export async function handOver({ jobs, log }: Pick<Services, 'jobs' | 'log'>, id: string): Promise<void> {
  try {
    await jobs.enqueue(name, id)
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
    for (const { id } of left) await handOver(services, id)
  },
})
