import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { SitePage } from '../kernel/feature.ts'
import { published } from './queries.ts'

/** How many pages of publications there are. */
export async function countPublicationPages(db: Database): Promise<number> {
  const { count } = await published(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Their pages, the first that appeared first. */
export async function listPublicationPages(db: Database, offset: number, limit: number): Promise<SitePage[]> {
  const rows = await published(db)
    .select(['publication_id', 'kind', 'published_at'])
    .orderBy('appeared_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ publication_id: id, kind, published_at: at }) => ({
    path: publicationPath(kind, id),
    changedOn: at && zoneToday(at),
  }))
}
