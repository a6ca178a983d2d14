import { moving, type Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { until } from './processes.ts'

/** Whether somebody waits for what another holds. */
async function isWaitedFor({ store }: Services): Promise<boolean> {
  const { rows } = await store.executeSql(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

/**
 * Has something be asked while work is done that is not at its end yet: it has read what there was before, and waits for
 * what is held.
 *
 * @returns what was asked, which goes on once the work is at its end
 */
export async function askedMeanwhile<T>(
  services: Services,
  work: (mover: Mover) => Promise<unknown>,
  ask: () => Promise<T>,
): Promise<T> {
  const [asked] = await moving(services, async (mover) => {
    await work(mover)
    const answer = ask()
    // The embedded store takes one transaction at a time: there it begins after this one.
    if (services.store.kind === 'postgres') await Promise.race([answer, until(() => isWaitedFor(services))])
    return [answer]
  })
  return asked
}
