import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { SitePage } from '../kernel/feature.ts'
import { postLink } from './links.ts'
import { displayed } from './queries.ts'

/** How many pages of posts there are. */
export async function countPostPages(db: Database): Promise<number> {
  const { count } = await displayed(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Their pages, the first that was written first. */
export async function listPostPages(db: Database, offset: number, limit: number): Promise<SitePage[]> {
  const rows = await displayed(db)
    .select(['id', 'active_at'])
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id, active_at: at }) => ({ path: postLink(id), changedOn: zoneToday(at) }))
}
