import type { Database } from '../kernel/database/store.ts'
import { orderLink } from './links.ts'

/** Orders as work that was done, or may be yet, by their ids. */
export async function orderWork(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('service_order')
    .select(['id', 'account_id', 'provider_id', 'service_id', 'title', 'type', 'state'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        demanderId: row.account_id,
        providerId: row.provider_id,
        serviceId: row.service_id,
        title: row.title,
        helpType: row.type,
        isCompleted: row.state === 'COMPLETED',
        links: { demander: orderLink(row.id), provider: orderLink(row.id) },
      },
    ]),
  )
}

/** What was completed, for whom and by whom, to be joined. */
export const completedOrders = (db: Database) =>
  db
    .selectFrom('service_order')
    .select(['id', 'id as thing_id', 'title', 'account_id as demander_id', 'provider_id', 'completed_at'])
    .where('state', '=', 'COMPLETED')
    .as('completed')
