import { openOrderStates } from '@portal/protocol/orders/lifecycle.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { parties } from '../profiles/door.ts'

const mostShown = 20

/** The orders that somebody placed; whose service it is is named once the two were connected. */
export async function ordersPlacedBy(db: Database, accountId: string) {
  const placed = db.selectFrom('service_order').where('service_order.account_id', '=', accountId)
  const [states, shown, regions] = await Promise.all([
    placed
      .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    placed
      .innerJoin(parties(db), 'party.id', 'service_order.provider_id')
      .select(['code', 'title', 'language', 'service_order.state', 'expected_on', 'party.name'])
      .select(['party.state as account_state', 'connected_at'])
      .orderBy((eb) => eb.case().when('service_order.state', 'in', openOrderStates).then(0).else(1).end())
      .orderBy('ordered_at', 'desc')
      .orderBy('service_order.id')
      .limit(mostShown)
      .execute(),
    placed
      .select(sql<string>`unnest(service_order.regions)`.as('region'))
      .distinct()
      .execute(),
  ])
  return {
    states: new Map(states.map(({ state, count }) => [state, count])),
    shown: shown.map(({ account_state: provider, connected_at: connectedAt, name, ...row }) => ({
      ...row,
      provider: connectedAt !== null && provider !== 'CANCELLED' ? name : null,
      isOpen: openOrderStates.some((state) => state === row.state),
    })),
    regions: regions.map(({ region }) => region),
  }
}
