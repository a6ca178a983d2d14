import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { templatePath } from '@portal/protocol/templates/paths.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Searched } from '../kernel/searched.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import { plainUnits } from './plain-units.ts'

/** Templates as the search engine has them: their published versions, by the versions' ids, as it is those that move. */
export const templateCollection: CollectionDeclaration = {
  kind: 'template',
  values: { category: 'one', language: 'many' },
  dates: ['publishedOn'],
  orderedBy: ['publishedOn'],
  parts: {},
  facets: ['category', 'language'],
  figures: [],
  namedAs: 'title',
}

/** What a hit shows: of which template the version is. */
interface TemplateShown {
  id: string
}

function published(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('contract_template_version')
    .where('state', '=', 'PUBLISHED')
    .where(amongIds('id', ids))
}

/** The published ones as the search engine takes them, in every language that they are held in, Chinese first. */
export async function templateGroups(db: Database, ids: string[]): Promise<SearchGroup<TemplateShown>[]> {
  const rows = await published(db, ids)
    .select(['id', 'template_id', 'category', 'title', 'summary', 'content', 'languages', 'published_at'])
    .execute()
  return rows.map(({ id, category, title, summary, content, ...row }) => ({
    id,
    kind: templateCollection.kind,
    number: null,
    titles: languages.flatMap((language) => {
      const said = title[language]
      return said === undefined ? [] : [{ language, title: said, shortTitles: [] }]
    }),
    units: plainUnits(content, summary),
    values: { category, language: row.languages },
    dates: { publishedOn: row.published_at && zoneToday(row.published_at) },
    parts: {},
    shown: { id: row.template_id },
  }))
}

/** Those of the versions that are published. */
async function stillPublished(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await published(db, ids).select('id').execute()
  return rows.map(({ id }) => id)
}

const shownOf = ({ shown }: { shown: unknown }) => shown as TemplateShown

/** What templates have to be searched. */
export const templateSearch: Searched = {
  declaration: templateCollection,
  ids: { table: 'contract_template_version', column: 'id' },
  groups: templateGroups,
  stillShown: stillPublished,
  id: (hit) => shownOf(hit).id,
  path: (hit) => templatePath(shownOf(hit).id),
}
