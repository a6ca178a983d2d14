import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { membersList } from '@portal/protocol/profiles/lists.ts'
import { sql } from 'kysely'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

/** An agency's members, in the order they were added. */
export function membersPage(db: Database, agencyId: string, asked: PageWanted<typeof membersList>) {
  const keyword = asked.keyword?.toLowerCase()
  const chosen = db
    .selectFrom('member')
    .where('agency_id', '=', agencyId)
    .$if(keyword !== undefined, (query) => query.where(sql<boolean>`strpos(lower(name), ${keyword}) > 0`))
  return pageOf(chosen, asked, {
    key: 'id',
    orders: { oldest: [['created_at', 'asc']] },
    select: (rows) => rows.selectAll(),
  })
}

/** Members by their ids, held until the transaction ends. */
export function holdMembers(transaction: Database, ids: readonly string[]) {
  return transaction
    .selectFrom('member')
    .select(['id', 'agency_id', 'avatar'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}
