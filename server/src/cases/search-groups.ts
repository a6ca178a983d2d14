import { citedOf } from '../citations/actions/cited-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { CaseGroup } from '../search/door.ts'
import { casesByIds, sectionsOf } from './queries.ts'

/** The cases as the search engine takes them; unknown ids are left out. */
export async function caseGroups(db: Database, ids: string[]): Promise<CaseGroup[]> {
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
  return cases.map((one) => ({
    id: one.id,
    kind: 'case',
    country: one.country,
    number: one.case_number,
    type: one.type,
    documentType: one.document_type,
    court: one.court,
    cause: one.cause,
    judgedOn: one.judged_on,
    parties: one.parties.flatMap(({ name }) => [...new Set(Object.values(name))]),
    cites: cited.get(one.id) ?? [],
    isSample: one.is_sample,
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
  }))
}
