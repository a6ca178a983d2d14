import type { Wanted } from '@portal/protocol/kernel/list.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { lawsList } from '@portal/protocol/laws/lists.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'
import type { NewAsked, NewThings } from '../kernel/new-things.ts'
import type { Services } from '../kernel/services.ts'
import { lawQuestion } from './law-question.ts'
import { lawTitle } from './law-summary.ts'
import { lawsByIds, lawsStored } from './queries.ts'
import { lawCollection } from './search-collection.ts'

/** The laws that a search finds among those stored after an instant. */
export async function newLaws(
  { db, engine }: Pick<Services, 'db' | 'engine'>,
  wanted: Wanted<typeof lawsList>,
  { language, most, ...span }: NewAsked,
): Promise<NewThings> {
  const stored = await lawsStored(db, span)
  if (stored.length === 0) return { total: 0, newest: [] }
  const found = new Set(await engine.everyId(lawCollection.kind, lawQuestion(wanted, language)))
  const ids = stored.filter((id) => found.has(id))
  const named = ids.slice(0, most)
  const laws = new Map((named.length > 0 ? await lawsByIds(db, named) : []).map((law) => [law.id, law]))
  const newest = named.flatMap((id) => {
    const law = laws.get(id)
    const version = law && wordingShown(law.versions, zoneToday())
    return version
      ? [{ title: lawTitle(law, version, { reader: language }).title, path: eliPath({ work: law.address }) }]
      : []
  })
  return { total: ids.length, newest }
}
