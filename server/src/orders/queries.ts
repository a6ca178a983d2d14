import { askedDays } from '@portal/protocol/evaluations/constants.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { openOrderStates, orderLifecycle } from '@portal/protocol/orders/lifecycle.ts'
import { ordersList } from '@portal/protocol/orders/lists.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { threadOf } from '../conversations/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { sidedMovesOf } from '../kernel/history.ts'
import { parties } from '../profiles/door.ts'
import { providerAt } from '../providers/door.ts'

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
  'party.country',
] as const

/** In these the two sides write to each other. */
export const writtenStates = [...openOrderStates, 'COMPLETED'] as const

const isWritten = sql<boolean>`service_order.state in (${sql.join(writtenStates.map((one) => sql.lit(one)))})`

/** Whether its demander is asked how it was. */
const isToEvaluate = sql<boolean>`service_order.state = 'COMPLETED'
  and service_order.completed_at > now() - make_interval(days => ${sql.lit(askedDays)})
  and not exists (select from evaluation where kind = 'order' and subject_id = service_order.id)`

function shown<Row>(db: Database, rows: SelectQueryBuilder<Tables, 'service_order', Row>) {
  return rows
    .innerJoin(parties(db), 'party.id', 'service_order.account_id')
    .select(shownColumns)
    .select(providerAt(db, 'service_order.provider_id').as('provider'))
    .select(threadOf(orderLifecycle.subject, 'service_order.id', isWritten).as('conversation_id'))
    .select(isToEvaluate.as('is_to_evaluate'))
}

type Side = 'account_id' | 'provider_id'

const pagesOf = (side: Side) =>
  tabbedPages(
    ordersList,
    (db: Database, { accountId }: { accountId: string }) =>
      ({ state, keyword }: Wanted<typeof ordersList>) =>
        db
          .selectFrom('service_order')
          .where(`service_order.${side}`, '=', accountId)
          .$if(state !== undefined, (query) => query.where('service_order.state', '=', state!))
          .$if(keyword !== undefined, (query) =>
            query.where(hasText(['service_order.title', 'service_order.code'], keyword!)),
          ),
    (db) => ({
      key: 'service_order.id',
      tab: 'service_order.state',
      orders: {
        newest: [['service_order.ordered_at', 'desc']],
        oldest: [['service_order.ordered_at', 'asc']],
      },
      select: (rows) => shown(db, rows),
    }),
  )

const pages = { account_id: pagesOf('account_id'), provider_id: pagesOf('provider_id') }

/** The orders that an account placed, or received. */
export function ordersPage(
  db: Database,
  side: Side,
  accountId: string,
  asked: PageWanted<typeof ordersList>,
) {
  return pages[side](db, { accountId }, asked)
}

export type OrderShown = Omit<Awaited<ReturnType<typeof ordersPage>>['rows'][number], 'told'>
export type OrderFound = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const orderById = statement((db, { id }: { id: string }) =>
  shown(db, db.selectFrom('service_order'))
    .select(['service_order.content', 'service_order.note'])
    .select(['service_order.contact', 'service_order.phone', 'service_order.email'])
    .select(sidedMovesOf(orderLifecycle.subject, 'service_order.id', 'service_order.provider_id').as('moves'))
    .where('service_order.id', '=', id),
)

/** An order whole. */
export async function findOrder(db: Database, id: string) {
  const [row] = await orderById(db, { id })
  return row
}

/** The orders of an account on either side that are not over, in the order in which they are held. */
export function openOrdersOf(db: Database, side: Side, accountId: string) {
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
