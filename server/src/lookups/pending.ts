import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { PendingKind } from '../kernel/pending.ts'
import { ownLookupLink } from './links.ts'
import { titleOf } from './title.ts'

/** Quotes for an applicant to accept. */
export const pendingQuotes: PendingKind = {
  kind: 'lookupQuotes',
  types: registeredTypes,
  rows: (_db, accountId) => sql`
    select id, id as thing_id, question as title, 1 as count, quoted_at as since
    from lookup where account_id = ${accountId} and state = 'SUBMITTED' and quoted_at is not null`,
  link: ({ id }) => ownLookupLink(id),
  called: (question) => titleOf({ title: null, question }),
}
