import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { ownServiceLink } from './links.ts'

/** What of an account's services waits for it: those that were refused or taken down. */
export async function pendingServices(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ items: Pending[]; total: number }> {
  const rows = await db
    .selectFrom('law_service')
    .select(['id', 'title', 'submitted_at as since'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'REJECTED')
    .orderBy('submitted_at')
    .limit(limit)
    .execute()
  return {
    items: rows.map(({ id, title, since }) => ({
      kind: 'refusedServices',
      title,
      count: 1,
      link: ownServiceLink(id),
      since,
    })),
    total: rows[0]?.total ?? 0,
  }
}
