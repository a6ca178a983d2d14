import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

const mostShown = 20

/** What law somebody has had looked up, and what is worked on for them until a day. */
export async function lookupsOf(db: Database, accountId: string) {
  const applied = db
    .selectFrom('lookup')
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['CANCELLED', 'DELETED'])
  const [states, running] = await Promise.all([
    applied
      .select((eb) => ['state', 'country', eb.fn.countAll<number>().as('count')])
      .groupBy(['state', 'country'])
      .execute(),
    applied
      .select(['code', 'country', sql<string>`due_on`.as('due_on')])
      .where('state', '=', 'INVESTIGATING')
      .where('due_on', 'is not', null)
      .orderBy('due_on')
      .orderBy('id')
      .limit(mostShown)
      .execute(),
  ])
  const sum = (state: string) =>
    states.filter((row) => row.state === state).reduce((total, { count }) => total + count, 0)
  return {
    open: sum('SUBMITTED') + sum('INVESTIGATING'),
    completed: sum('COMPLETED'),
    running,
    countries: [...new Set(states.map(({ country }) => country))],
  }
}
