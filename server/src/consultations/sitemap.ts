import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { SitePage } from '../kernel/feature.ts'
import { publishedLink } from './links.ts'
import { published } from './published-queries.ts'

/** How many pages of published consultations there are. */
export async function countPublishedPages(db: Database): Promise<number> {
  const { count } = await published(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Their pages, the first published first. */
export async function listPublishedPages(db: Database, offset: number, limit: number): Promise<SitePage[]> {
  const rows = await published(db)
    .select(['id', 'published_at'])
    .orderBy('published_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id, published_at: at }) => ({
    path: publishedLink(id),
    changedOn: at && zoneToday(at),
  }))
}
