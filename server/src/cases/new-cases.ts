import type { casesList } from '@portal/protocol/cases/lists.ts'
import type { Wanted } from '@portal/protocol/kernel/list.ts'
import { casePath } from '../citations/door.ts'
import type { NewAsked, NewThings } from '../kernel/new-things.ts'
import type { Services } from '../kernel/services.ts'
import { chooseText } from '../text/choose-text.ts'
import { caseQuestion } from './case-search.ts'
import { casesByIds, casesStored } from './queries.ts'
import { caseCollection } from './search-collection.ts'

/** The cases that a search finds among those stored after an instant. */
export async function newCases(
  { db, engine }: Pick<Services, 'db' | 'engine'>,
  wanted: Wanted<typeof casesList>,
  { language, most, ...span }: NewAsked,
): Promise<NewThings> {
  const stored = await casesStored(db, span)
  if (stored.length === 0) return { total: 0, newest: [] }
  const found = new Set(await engine.everyId(caseCollection.kind, caseQuestion(wanted, language)))
  const ids = stored.filter((id) => found.has(id))
  const named = ids.slice(0, most)
  const cases = new Map((named.length > 0 ? await casesByIds(db, named) : []).map((row) => [row.id, row]))
  const newest = named.flatMap((id) => {
    const text = chooseText(cases.get(id)?.texts ?? [], { reader: language })
    return text ? [{ title: text.title, path: casePath(id) }] : []
  })
  return { total: ids.length, newest }
}
