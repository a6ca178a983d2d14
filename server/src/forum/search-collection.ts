import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Searched } from '../kernel/searched.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import { postLink } from './links.ts'
import { postKind } from './post-moves.ts'
import { displayed } from './queries.ts'

/** Posts as the search engine has them: those that everybody reads. */
export const postCollection: CollectionDeclaration = {
  kind: postKind,
  values: { category: 'one', language: 'one' },
  dates: ['writtenOn'],
  orderedBy: ['writtenOn'],
  parts: {},
  facets: ['category', 'language'],
  figures: [],
  namedAs: 'title',
}

/** Those of the ids that everybody reads, as the search engine takes them. */
export async function postGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  if (ids.length === 0) return []
  const rows = await displayed(db)
    .select(['id', 'title', 'category', 'language', 'content_text', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, title, category, language, ...row }) => ({
    id,
    kind: postKind,
    number: null,
    titles: [{ language, title, shortTitles: [] }],
    units: [{ language, key: 'content', number: '', heading: null, text: row.content_text }],
    values: { category, language },
    dates: { writtenOn: zoneToday(row.created_at) },
    parts: {},
    shown: {},
  }))
}

/** Those of the posts that everybody reads now. */
async function stillDisplayed(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await displayed(db).select('id').where(amongIds('id', ids)).execute()
  return rows.map(({ id }) => id)
}

/** What posts have to be searched. */
export const postSearch: Searched = {
  declaration: postCollection,
  ids: { table: 'forum_post', column: 'id' },
  groups: postGroups,
  stillShown: stillDisplayed,
  path: ({ id }) => postLink(id),
}
