import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { PendingKind } from '../kernel/pending.ts'
import { postLink } from './links.ts'

/** Somebody's posts that were refused or taken down. */
export const pendingPosts: PendingKind = {
  kind: 'refusedPosts',
  types: registeredTypes,
  rows: (_db, accountId) => sql`
    select id, id as thing_id, title, 1 as count, submitted_at as since
    from forum_post where author_id = ${accountId} and state = 'REJECTED'`,
  link: ({ id }) => postLink(id),
}
