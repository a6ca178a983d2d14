import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { PendingKind } from '../kernel/pending.ts'
import { orderLink } from './links.ts'

const kinds = {
  TO_BE_CONNECTED: 'ordersToConnect',
  CONNECTED: 'ordersToBegin',
  PROCESSING: 'ordersToComplete',
} as const

/** What waits for a provider: orders to connect, to begin with, and to complete. */
export const pendingOrders = Object.entries(kinds).map(([state, kind]): PendingKind => ({
  kind,
  types: providerTypes,
  rows: (_db, accountId) => sql`
      select id, id as thing_id, title, 1 as count, coalesce(begun_at, connected_at, ordered_at) as since
      from service_order where provider_id = ${accountId} and state = ${sql.lit(state)}`,
  link: ({ id }) => orderLink(id),
}))
