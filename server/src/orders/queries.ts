import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { openOrderStates } from '@portal/protocol/orders/lifecycle.ts'
import { ordersList } from '@portal/protocol/orders/lists.ts'
import type { SelectQueryBuilder } from 'kysely'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { parties } from '../profiles/door.ts'

/** Columns of every order that is shown; who may read which of them is for the one who shows it. */
const shownColumns = [
  'service_order.id',
  'service_order.code',
  'service_order.state',
  'service_order.service_id',
  'service_order.account_id',
  'service_order.provider_id',
  'service_order.title',
  'service_order.language',
  'service_order.type',
  'service_order.business_type',
  'service_order.dispute_type',
  'service_order.translation_pair',
  'service_order.regions',
  'service_order.description',
  'service_order.firm',
  'service_order.fee_from',
  'service_order.fee_to',
  'service_order.days',
  'service_order.expected_on',
  'service_order.ordered_at',
  'party.user_type',
  'party.picture',
  'party.name',
] as const

function shown<Row>(db: Database, rows: SelectQueryBuilder<Tables, 'service_order', Row>) {
  return rows.innerJoin(parties(db), 'party.id', 'service_order.account_id').select(shownColumns)
}

/** The orders that an account placed, or received. */
export function ordersPage(
  db: Database,
  side: 'account_id' | 'provider_id',
  accountId: string,
  asked: PageWanted<typeof ordersList>,
) {
  const chosen = ({ state, keyword }: Wanted<typeof ordersList>) =>
    db
      .selectFrom('service_order')
      .where(`service_order.${side}`, '=', accountId)
      .$if(state !== undefined, (query) => query.where('service_order.state', '=', state!))
      .$if(keyword !== undefined, (query) =>
        query.where(hasText(['service_order.title', 'service_order.code'], keyword!)),
      )
  return tabbedPageOf(ordersList, chosen, asked, {
    key: 'service_order.id',
    tab: 'service_order.state',
    orders: {
      newest: [['service_order.ordered_at', 'desc']],
      oldest: [['service_order.ordered_at', 'asc']],
    },
    select: (rows) => shown(db, rows),
  })
}

export type OrderShown = Omit<Awaited<ReturnType<typeof ordersPage>>['rows'][number], 'told'>
export type OrderFound = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** An order whole. */
export function findOrder(db: Database, id: string) {
  return shown(db, db.selectFrom('service_order'))
    .select(['service_order.note', 'service_order.contact', 'service_order.phone', 'service_order.email'])
    .where('service_order.id', '=', id)
    .executeTakeFirst()
}

/** The orders of an account on either side that are not over, in the order in which they are held. */
export function openOrdersOf(db: Database, side: 'account_id' | 'provider_id', accountId: string) {
  return db
    .selectFrom('service_order')
    .select('id')
    .where(side, '=', accountId)
    .where('state', 'in', openOrderStates)
    .orderBy('service_id')
    .orderBy('id')
    .execute()
}

/** The clients for whom a provider works or has worked on an order. */
export async function clientsOf(db: Database, providerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('service_order')
    .select('account_id')
    .distinct()
    .where('provider_id', '=', providerId)
    .where('state', 'in', ['PROCESSING', 'COMPLETED'])
    .execute()
  return rows.map(({ account_id: id }) => id)
}
