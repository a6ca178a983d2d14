import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { agreedStates } from '@portal/protocol/requirements/lifecycle.ts'
import { sql } from 'kysely'
import { isWithinDays } from '../kernel/database/days.ts'
import type { Database } from '../kernel/database/store.ts'
import { parties } from '../profiles/door.ts'

const mostShown = 20

/** What an account has published, but what it deleted. */
const published = (db: Database, accountId: string) =>
  db
    .selectFrom('requirement')
    .where('requirement.account_id', '=', accountId)
    .where('requirement.state', '!=', 'DELETED')

/** What somebody published and what came of it, as they read it themselves; months from one on, YYYY-MM. */
export async function publishedBy(db: Database, accountId: string, from: string) {
  const month = sql<string>`to_char(submitted_at at time zone ${sql.lit(zoneTime)}, 'YYYY-MM')`
  const [states, months, open, cooperations, regions] = await Promise.all([
    published(db, accountId)
      .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    published(db, accountId)
      .select((eb) => [month.as('month'), eb.fn.countAll<number>().as('count')])
      .where(isWithinDays('submitted_at', `${from}-01`, undefined))
      .groupBy('month')
      .execute(),
    published(db, accountId)
      .select(['code', 'title', 'language', 'deadline'])
      .where('state', '=', 'DISPLAYED')
      .orderBy('deadline')
      .orderBy('id')
      .limit(mostShown)
      .execute(),
    published(db, accountId)
      .innerJoin('cooperation', 'cooperation.requirement_id', 'requirement.id')
      .innerJoin(parties(db), 'party.id', 'cooperation.account_id')
      .select(['code', 'title', 'language', 'party.name', 'party.state as account_state'])
      .select(['cooperation.state', 'cooperation.signed_up_at'])
      // Before they agree, nobody is named to anybody.
      .where('cooperation.state', 'in', agreedStates)
      .orderBy('cooperation.signed_up_at', 'desc')
      .orderBy('cooperation.id')
      .limit(mostShown)
      .execute(),
    published(db, accountId)
      .select(sql<string>`unnest(requirement.regions)`.as('region'))
      .distinct()
      .execute(),
  ])
  return {
    states: new Map(states.map(({ state, count }) => [state, count])),
    months: new Map(months.map((row) => [row.month, row.count])),
    open,
    cooperations: cooperations.map(({ account_state: provider, name, ...row }) => ({
      ...row,
      provider: provider === 'CANCELLED' ? null : name,
    })),
    regions: regions.map(({ region }) => region),
  }
}
