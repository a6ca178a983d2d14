import type { Language } from '@portal/protocol/kernel/languages.ts'
import { citedOf } from '../citations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { PlaceFound } from '../kernel/searched.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'
import { casesByIds, sectionsOf } from './queries.ts'

const facets = ['country', 'court', 'type', 'cause', 'documentType', 'year'] as const

/** Cases as the search engine has them: each with the sections of its judgment. */
export const caseCollection: CollectionDeclaration = {
  kind: 'case',
  // Courts and causes by their canonical names; what is cited: ids of laws, and of their articles as `id#key`.
  values: {
    country: 'one',
    court: 'one',
    type: 'one',
    documentType: 'one',
    cause: 'one',
    cites: 'many',
    articles: 'many',
  },
  dates: ['judgedOn'],
  orderedBy: ['judgedOn'],
  parts: { caseNumber: 'number', parties: 'text' },
  facets,
  figures: [...facets, 'articles'],
  namedAs: 'case',
  alike: { cause: 1.5, country: 1.25, cites: 1.1 },
}

/** What a hit shows of a case beside its title, values and dates. */
export interface CaseShown {
  isSample: boolean
}

/** The cases as the search engine takes them; unknown ids are left out. */
export async function caseGroups(db: Database, ids: string[]): Promise<SearchGroup<CaseShown>[]> {
  if (ids.length === 0) return []
  const cases = await casesByIds(db, ids)
  const texts = cases.flatMap((one) => one.texts)
  if (texts.length === 0) return []
  const sections = await sectionsOf(
    db,
    texts.map(({ id }) => id),
  )
  const ofText = Map.groupBy(sections, (section) => section.text_id)
  const cited = await citedOf(db, ids)
  return cases.map((one) => {
    const cites = cited.get(one.id) ?? []
    return {
      id: one.id,
      kind: caseCollection.kind,
      number: one.case_number,
      titles: one.texts.map(({ language, title }) => ({ language, title, shortTitles: [] })),
      units: one.texts.flatMap(({ id, language }) =>
        (ofText.get(id) ?? []).map(({ anchor, kind, heading, body }) => ({
          language,
          key: anchor,
          number: kind,
          heading,
          text: body,
        })),
      ),
      values: {
        country: one.country,
        court: one.court,
        type: one.type,
        documentType: one.document_type,
        cause: one.cause,
        cites,
        articles: cites.filter((target) => target.includes('#')),
      },
      dates: { judgedOn: one.judged_on },
      parts: {
        caseNumber: one.case_number ? [one.case_number] : [],
        parties: one.parties.flatMap(({ name }) => [...new Set(Object.values(name))]),
      },
      shown: { isSample: one.is_sample },
    }
  })
}

/** The page of a case found, at its best section, in the language of that. */
export function caseHitPath({ id, units: [best] }: PlaceFound, language: Language): string {
  const path = `/legal/details?type=case&id=${id}`
  if (!best) return path
  return `${path}${best.language === language ? '' : `&text=${best.language}`}#${best.key}`
}
