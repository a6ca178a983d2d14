import { evaluationsList, reviewedEvaluationsList } from '@portal/protocol/evaluations/lists.ts'
import { ordersList } from '@portal/protocol/orders/lists.ts'
import { sql } from 'kysely'
import { pendingEvaluations } from '../../../server/src/evaluations/pending.ts'
import { averageOf, evaluationsPage, reviewPage } from '../../../server/src/evaluations/queries.ts'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { pendingOrders } from '../../../server/src/orders/pending.ts'
import { clientsOf, findOrder, ordersPage } from '../../../server/src/orders/queries.ts'
import { pages, whatWaits, type Measured } from './pages.ts'

const orders = 200_000

/** Orders of the demanders that are there on the services that are there; every third of what was completed is evaluated. */
export async function fillOrders(db: Database): Promise<void> {
  await sql`insert into service_order (code, service_id, account_id, provider_id, state, title, language, type,
      business_type, regions, description, note, contact, phone, ordered_at, connected_at, completed_at)
    select 'O-' || at, service.id, demander.id, service.account_id,
      case when at <= 20000 then (array['TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING'])[1 + at % 3]
        when at % 4 = 0 then 'CANCELLED' else 'COMPLETED' end,
      '服务 ' || at, 'zh', 'CONTRACT_REVIEW', 'TRADE', array['KZ'], '简介', repeat('内容', 50), 'x', 'x',
      now() - at * interval '1 minute', now() - at * interval '1 minute', now() - at * interval '1 minute'
    from generate_series(1, ${sql.raw(String(orders))}) as at
    join (select id, account_id, row_number() over () - 1 as n from law_service) as service
      on service.n = at % (select count(*) from law_service)
    join demander on demander.n = (at * 7) % (select count(*) from demander)`.execute(db)
  await sql`insert into evaluation (kind, subject_id, demander_id, author_type, provider_id, service_id, title,
      help_type, stars, content, language, state, submitted_at)
    select 'order', id, account_id, 'ENTERPRISE', provider_id, service_id, title, type, 1 + at % 5,
      repeat('评价', 50), 'zh', case at % 50 when 0 then 'REVIEWING' else 'DISPLAYED' end, ordered_at
    from (select *, row_number() over (order by ordered_at) as at from service_order
      where state = 'COMPLETED') as completed
    where at % 3 = 0 on conflict do nothing`.execute(db)
}

export async function measuredOrders(db: Database): Promise<Measured[]> {
  const {
    id,
    service_id: service,
    account_id: demander,
    provider_id: provider,
  } = await db
    .selectFrom('service_order')
    .select(['id', 'service_id', 'account_id', 'provider_id'])
    .where('state', '=', 'COMPLETED')
    .limit(1)
    .executeTakeFirstOrThrow()
  return [
    ...pages('orders placed', ordersList, 5, (asked) => ordersPage(db, 'account_id', demander, asked)),
    ...pages('orders received', ordersList, 5, (asked) => ordersPage(db, 'provider_id', provider, asked)),
    { name: 'one order', ask: () => findOrder(db, id) },
    { name: 'what waits for a provider of orders', ask: whatWaits(db, pendingOrders, provider) },
    { name: 'the clients of a provider', ask: () => clientsOf(db, provider) },
    ...pages('evaluations of a provider', evaluationsList, 3, (asked) =>
      evaluationsPage(db, { ...asked, provider }),
    ),
    { name: 'the average of a provider', ask: () => averageOf(db, { provider }) },
    { name: 'the average of a service', ask: () => averageOf(db, { service }) },
    ...pages('evaluations to review', reviewedEvaluationsList, 2000, (asked) =>
      reviewPage(db, demander, asked),
    ),
    { name: 'evaluations that a demander may give', ask: whatWaits(db, pendingEvaluations, demander) },
  ]
}
