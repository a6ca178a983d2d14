import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { orderLink } from './links.ts'

interface Row {
  kind: 'ordersToConnect' | 'ordersToBegin' | 'ordersToComplete'
  id: string
  title: string
  since: Date
  total: number
}

/** What waits for a provider: orders to connect, to begin with, and to complete. */
export async function pendingOrders(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ items: Pending[]; total: number }> {
  const { rows } = await sql<Row>`
    select case state when 'TO_BE_CONNECTED' then 'ordersToConnect' when 'CONNECTED' then 'ordersToBegin'
        else 'ordersToComplete' end as kind,
      id, title, coalesce(begun_at, connected_at, ordered_at) as since, (count(*) over ())::int as total
    from service_order
    where provider_id = ${accountId} and state in ('TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING')
    order by since limit ${limit}`.execute(db)
  return {
    items: rows.map(({ kind, id, title, since }) => ({ kind, title, count: 1, link: orderLink(id), since })),
    total: rows[0]?.total ?? 0,
  }
}
