import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { templatePath } from '@portal/protocol/templates/paths.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { SitePage } from '../kernel/feature.ts'
import { published } from './queries.ts'

/** How many pages of templates there are. */
export async function countTemplatePages(db: Database): Promise<number> {
  const { count } = await published(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Their pages, the first that appeared first. */
export async function listTemplatePages(db: Database, offset: number, limit: number): Promise<SitePage[]> {
  const rows = await published(db)
    .select(['contract_template_version.template_id', 'contract_template_version.published_at'])
    .orderBy('contract_template_version.appeared_at')
    .orderBy('contract_template_version.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ template_id: id, published_at: at }) => ({
    path: templatePath(id),
    changedOn: at && zoneToday(at),
  }))
}
