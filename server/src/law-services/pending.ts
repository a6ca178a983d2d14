import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { PendingKind } from '../kernel/pending.ts'
import { ownServiceLink } from './links.ts'

/** A provider's services that were refused or taken down. */
export const pendingServices: PendingKind = {
  kind: 'refusedServices',
  types: providerTypes,
  rows: (_db, accountId) => sql`
    select id, id as thing_id, title, 1 as count, submitted_at as since
    from law_service where account_id = ${accountId} and state = 'REJECTED'`,
  link: ({ id }) => ownServiceLink(id),
}
