import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { ownLookupLink } from './links.ts'
import { titleOf } from './title.ts'

/** What waits for an applicant: quotes to accept. */
export async function pendingQuotes(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ items: Pending[]; total: number }> {
  const rows = await db
    .selectFrom('lookup')
    .select(['id', 'question', 'quoted_at', sql<number>`(count(*) over ())::int`.as('total')])
    .where('account_id', '=', accountId)
    .where('state', '=', 'SUBMITTED')
    .where('quoted_at', 'is not', null)
    .orderBy('quoted_at')
    .limit(limit)
    .execute()
  return {
    items: rows.map(({ id, question, quoted_at: since }) => ({
      kind: 'lookupQuotes',
      title: titleOf({ title: null, question }),
      count: 1,
      link: ownLookupLink(id),
      since: since!,
    })),
    total: rows[0]?.total ?? 0,
  }
}
