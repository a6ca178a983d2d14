import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { publicationPath, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { articlesCitedBy } from '../citations/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Searched } from '../kernel/searched.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import { publicationKind } from './publication-moves.ts'
import { published } from './queries.ts'
import { isShownText } from './whole-text.ts'

/**
 * Publications as the search engine has them: their published versions, by the versions' ids, as it is versions that
 * are moved.
 */
export const publicationCollection: CollectionDeclaration = {
  kind: publicationKind,
  values: { kind: 'one', category: 'one', country: 'one', language: 'many', isPinned: 'one' },
  dates: ['publishedOn'],
  orderedBy: ['publishedOn'],
  parts: {},
  facets: ['kind', 'category', 'country', 'language'],
  figures: [],
  namedAs: 'title',
}

/** The value of what is pinned. */
export const pinned = 'true'

/** What a hit shows: of which publication the version is. */
interface PublicationShown {
  id: string
  kind: PublicationKind
}

async function textsOfAll(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('publication_text')
    .select(['id', 'version_id', 'language', 'title', 'summary', 'content_text', 'speaker'])
    .where(amongIds('version_id', ids))
    .where(isShownText('publication_text'))
    .execute()
  return Map.groupBy(rows, (row) => row.version_id)
}

/** The published ones as the search engine takes them, in every language that they are held in, Chinese first. */
export async function publicationGroups(
  db: Database,
  ids: string[],
): Promise<SearchGroup<PublicationShown>[]> {
  if (ids.length === 0) return []
  const rows = await published(db)
    .select(['id', 'publication_id', 'kind', 'category', 'country', 'document_number', 'appeared_at'])
    .select('is_pinned')
    .where('id', 'in', ids)
    .execute()
  const textsOf = await textsOfAll(db, ids)
  const cited = await articlesCitedBy(
    db,
    [...textsOf.values()].flat().map((text) => text.id),
  )
  return rows.map(({ id, kind, category, country, is_pinned: isPinned, ...row }) => {
    const held = textsOf.get(id) ?? []
    const texts = languages.flatMap((language) => held.filter((text) => text.language === language))
    return {
      id,
      kind: publicationCollection.kind,
      number: row.document_number,
      titles: texts.map(({ language, title }) => ({ language, title, shortTitles: [] })),
      units: texts.flatMap(({ language, summary, content_text: content, speaker }) =>
        Object.entries({ summary, content, speaker: speaker ?? '' })
          .filter(([, text]) => text !== '')
          .map(([key, text]) => ({ language, key, number: '', heading: null, text })),
      ),
      values: {
        kind,
        category,
        country,
        language: texts.map(({ language }) => language),
        isPinned: isPinned ? pinned : null,
      },
      dates: { publishedOn: row.appeared_at && zoneToday(row.appeared_at) },
      parts: {},
      answered:
        kind === 'ask'
          ? {
              question: texts.map(({ title }) => title).join('\n'),
              by: texts
                .flatMap((text) => cited.get(text.id) ?? [])
                .map(({ lawId, article }) => ({ group: lawId, unit: article })),
              path: publicationPath(kind, row.publication_id),
            }
          : undefined,
      shown: { id: row.publication_id, kind },
    }
  })
}

/** Those of the versions that are published. */
async function stillPublished(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await published(db).select('id').where(amongIds('id', ids)).execute()
  return rows.map(({ id }) => id)
}

const shownOf = ({ shown }: { shown: unknown }) => shown as PublicationShown

/** What publications have to be searched. */
export const publicationSearch: Searched = {
  declaration: publicationCollection,
  ids: { table: 'publication_version', column: 'id' },
  groups: publicationGroups,
  stillShown: stillPublished,
  id: (hit) => shownOf(hit).id,
  path: (hit) => publicationPath(shownOf(hit).kind, shownOf(hit).id),
}
