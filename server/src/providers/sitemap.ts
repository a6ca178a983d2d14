import { providerLink } from '@portal/protocol/providers/links.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { SitePage } from '../kernel/feature.ts'
import { everybody } from './queries.ts'

/** How many pages of providers there are. */
export async function countProviderPages(db: Database): Promise<number> {
  const { count } = await everybody(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Their pages, the first that came first. */
export async function listProviderPages(db: Database, offset: number, limit: number): Promise<SitePage[]> {
  const rows = await everybody(db)
    .select(['entry.id', 'entry.kind'])
    .orderBy('entry.added_at')
    .orderBy('entry.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => ({ path: providerLink(row), changedOn: null }))
}
