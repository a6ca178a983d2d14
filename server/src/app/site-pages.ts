import type { Database } from '../kernel/database/store.ts'
import type { SitePage } from '../kernel/feature.ts'
import { features } from './features.ts'

const parts = features.flatMap(({ sitemap }) => sitemap ?? [])

function countEach(db: Database): Promise<number[]> {
  return Promise.all(parts.map(({ count }) => count(db)))
}

/** How many pages of features there are whose addresses are in the database. */
export async function countSitePages(db: Database): Promise<number> {
  return (await countEach(db)).reduce((sum, count) => sum + count, 0)
}

/** Some of them, feature by feature. */
export async function listSitePages(db: Database, offset: number, limit: number): Promise<SitePage[]> {
  const pages: SitePage[] = []
  let skipped = offset
  for (const [place, count] of (await countEach(db)).entries()) {
    const wanted = limit - pages.length
    if (skipped < count && wanted > 0) pages.push(...(await parts[place]!.list(db, skipped, wanted)))
    skipped = Math.max(0, skipped - count)
  }
  return pages
}
