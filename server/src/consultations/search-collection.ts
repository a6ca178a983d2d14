import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { articlesCitedBy } from '../citations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import { publishedLink } from './links.ts'
import { publishedKind } from './publication-moves.ts'
import { published } from './published-queries.ts'

/** Consultations as the search engine has them: what of them is published. */
export const consultationCollection: CollectionDeclaration = {
  kind: publishedKind,
  values: { type: 'one', language: 'one' },
  dates: ['publishedOn'],
  orderedBy: ['publishedOn'],
  parts: {},
  facets: ['type', 'language'],
  figures: [],
  namedAs: 'title',
}

/** The published ones as the search engine takes them; what is not shown is left out. */
export async function consultationGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  if (ids.length === 0) return []
  const rows = await published(db)
    .select(['id', 'title', 'type', 'language', 'question', 'answer_text', 'published_at'])
    .where('id', 'in', ids)
    .execute()
  const cited = await articlesCitedBy(db, ids)
  return rows.map(({ id, title, type, language, ...row }) => {
    const unit = (key: string, text: string) => ({ language, key, number: '', heading: null, text })
    return {
      id,
      kind: publishedKind,
      number: null,
      titles: [{ language, title, shortTitles: [] }],
      units: [unit('question', row.question), unit('answer', row.answer_text)],
      values: { type, language },
      dates: { publishedOn: row.published_at && zoneToday(row.published_at) },
      parts: {},
      answered: {
        question: `${title}\n${row.question}`,
        by: (cited.get(id) ?? []).map(({ lawId, article }) => ({ group: lawId, unit: article })),
        path: publishedLink(id),
      },
      shown: {},
    }
  })
}
