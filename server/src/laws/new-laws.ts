import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Wanted } from '@portal/protocol/kernel/list.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { lawsList } from '@portal/protocol/laws/lists.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'
import { newWordings as en } from '@portal/protocol/words/en/laws.ts'
import { newWordings as ru } from '@portal/protocol/words/ru/laws.ts'
import { newWordings as zh } from '@portal/protocol/words/zh/laws.ts'
import type { NamedThing, NewAsked, NewThings } from '../kernel/new-things.ts'
import type { Services } from '../kernel/services.ts'
import { fill } from '../kernel/words.ts'
import { writtenDay } from '../kernel/written-days.ts'
import { lawQuestion } from './law-question.ts'
import { lawTitle, versionPath } from './law-summary.ts'
import { lawsByIds, lawsStored, type LawRow } from './queries.ts'
import { lawCollection } from './search-collection.ts'

const words = { zh, en, ru }

function namedLaw(law: LawRow, reader: Language): NamedThing | null {
  const version = wordingShown(law.versions, zoneToday())
  return version
    ? { title: lawTitle(law, version, { reader }).title, path: eliPath({ work: law.address }) }
    : null
}

/** The newest wording of a law that was held before, with the day from which it is in force. */
function namedWording(law: LawRow, reader: Language): NamedThing | null {
  const [version] = law.versions
  if (!version) return null
  const { dated, undated } = words[reader]
  const { title } = lawTitle(law, version, { reader })
  const from = version.is_day_recorded ? version.in_force_from : null
  return {
    title: from ? fill(dated, { title, date: writtenDay(from, reader) }) : fill(undated, { title }),
    path: versionPath(law, version),
  }
}

/** What a search finds of the laws that were stored after an instant, or whose newest wording was. */
export async function newLaws(
  { db, engine }: Pick<Services, 'db' | 'engine'>,
  wanted: Wanted<typeof lawsList>,
  { language, most, ...span }: NewAsked,
): Promise<NewThings> {
  const stored = await lawsStored(db, span)
  if (stored.length === 0) return { total: 0, newest: [] }
  const found = new Set(await engine.everyId(lawCollection.kind, lawQuestion(wanted, language)))
  const fitting = stored.filter(({ id }) => found.has(id))
  const named = fitting.slice(0, most)
  const ids = named.map(({ id }) => id)
  const laws = new Map((ids.length > 0 ? await lawsByIds(db, ids) : []).map((law) => [law.id, law]))
  const newest = named.flatMap(({ id, wasHeld }) => {
    const law = laws.get(id)
    return (law && (wasHeld ? namedWording(law, language) : namedLaw(law, language))) ?? []
  })
  return { total: fitting.length, newest }
}
