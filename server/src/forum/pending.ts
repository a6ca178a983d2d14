import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { postLink } from './links.ts'

/** What of somebody's posts waits for them: those that were refused or taken down. */
export async function pendingPosts(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ items: Pending[]; total: number }> {
  const rows = await db
    .selectFrom('forum_post')
    .select(['id', 'title', 'submitted_at as since'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('author_id', '=', accountId)
    .where('state', '=', 'REJECTED')
    .orderBy('submitted_at')
    .limit(limit)
    .execute()
  return {
    items: rows.map(({ id, title, since }) => ({
      kind: 'refusedPosts',
      title,
      count: 1,
      link: postLink(id),
      since,
    })),
    total: rows[0]?.total ?? 0,
  }
}
