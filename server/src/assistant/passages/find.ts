import type { PassageKind } from '@portal/protocol/assistant/constants.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Searched } from '../../kernel/searched.ts'
import type { Services } from '../../kernel/services.ts'
import type { AskedBefore, Quotable, SearchAnswer, SearchQuestion, UnitRow } from '../../search/door.ts'
import { nearestOf, nearUnits, type NearWording } from './nearest.ts'
import { citingPieces, wordingsOf, type Question, type Wording } from './understand.ts'

/** A collection that answers are looked for in. */
interface Looked {
  kind: string
  passage: PassageKind
  /** So many of its units are looked at. */
  size: number
  /** Keys of the units that answer; all where it is not said. */
  units?: readonly string[]
  values?: Readonly<Record<string, readonly string[]>>
  /** Each of its groups is of a country. */
  isOfCountry: boolean
}

const looked: readonly Looked[] = [
  { kind: 'law', passage: 'law', size: 40, isOfCountry: true },
  { kind: 'case', passage: 'case', size: 10, isOfCountry: true },
  { kind: 'consultation', passage: 'answered', size: 5, units: ['answer'], isOfCountry: false },
  {
    kind: 'publication',
    passage: 'answered',
    size: 5,
    units: ['content', 'summary'],
    values: { kind: ['ask'] },
    isOfCountry: false,
  },
]

/** A text that may answer. */
export interface Candidate {
  passage: PassageKind
  searched: Searched
  row: UnitRow
  quotable: Quotable
  /** Of what is found by its side in the same collection. */
  worth: number
  /** The question cites it. */
  isNamed: boolean
  /** By its meaning it is nearer to the question than any text is to what no law answers. */
  isNear: boolean
}

export interface FoundTexts {
  /** Of each collection the best first. */
  candidates: Candidate[]
  askedBefore: AskedBefore[]
  /** How much of the glossary the question names. */
  conceptWeight: number
  /** What a question that goes on from another finds by itself, where it says anything: its own matter, or a new one. */
  itself: Itself | null
}

interface Itself {
  /** Of each collection what its texts say, the best first. */
  quotables: Quotable[][]
  conceptWeight: number
}

/** How slowly what a rank is worth falls, where two lists are mixed. */
const rankFlattening = 10

/** What scores less than this part of the best is noise: without it no fewer of 1,232 questions are answered. */
const leastOfBest = 0.5

const keyOf = ({ group, key }: UnitRow) => `${group.id} ${key}`

/** What a row's group has in common with others that are one with it (a treaty, held for several countries); or null. */
export function sharedBy({ declaration }: Searched, { group }: UnitRow): string | null {
  const shared = declaration.oneBy === undefined ? null : group.values[declaration.oneBy]
  return typeof shared === 'string' && shared !== '' ? shared : null
}

/** The texts that may answer a question, in all languages; of each article one, in the reader's where it is held. */
export async function findTexts(
  services: Pick<Services, 'engine' | 'everyFeature' | 'meanings'>,
  question: Question,
): Promise<FoundTexts> {
  const wordings = wordingsOf(question)
  const near = nearestOf(services, wordings, question)
  const found = await Promise.all(
    looked.map(async (one) => {
      const searched = services.everyFeature.searched.find(({ declaration }) => declaration.kind === one.kind)
      if (!searched) throw new Error(`nothing is searched as ${one.kind}`)
      const isLeftOut = question.country !== undefined && !one.isOfCountry
      const answers = isLeftOut
        ? []
        : await Promise.all(wordings.map((wording) => ask(services, searched, one, question, wording)))
      const named = one.kind === 'law' ? await namedInPieces(services, searched, one, question) : []
      const lists = answers.map((answer, at): Listed => ({ ...wordings[at]!, answer }))
      const nearest = one.kind === 'law' ? await near : []
      lists.push(...(await foundNear(services, searched, one, question, nearest)))
      const ofKind = { lists, inPieces: named, near: keysNear(nearest, wordings) }
      return { candidates: candidatesOf(one, searched, ofKind), answers }
    }),
  )
  const answers = found.flatMap((one) => one.answers)
  return {
    candidates: found.flatMap(({ candidates }) => candidates),
    askedBefore: answers[0]?.askedBefore ?? [],
    conceptWeight: Math.max(0, ...answers.map(({ conceptWeight }) => conceptWeight)),
    itself: itselfOf(
      wordings,
      found.map((one) => one.answers),
    ),
  }
}

function itselfOf(wordings: readonly Wording[], answers: readonly SearchAnswer[][]): Itself | null {
  const alone = wordings.findIndex(({ isAlone }) => isAlone)
  if (wordings.length === 1 || alone < 0) return null
  const found = answers.flatMap((one) => one[alone] ?? [])
  return {
    quotables: found.map(({ units }) => units.flatMap(({ quotable }) => quotable ?? [])),
    conceptWeight: Math.max(0, ...found.map(({ conceptWeight }) => conceptWeight)),
  }
}

function ask(
  { engine }: Pick<Services, 'engine'>,
  searched: Searched,
  { kind, size, units, values, isOfCountry }: Looked,
  { country, language }: Question,
  { keyword, lean }: Wording,
  near?: SearchQuestion['near'],
): Promise<SearchAnswer> {
  const asked: SearchQuestion = {
    keyword,
    field: 'text',
    units,
    of: 'units',
    filters: { values: { ...values, ...(isOfCountry && country !== undefined && { country: [country] }) } },
    page: 1,
    size,
    sort: 'relevance',
    ...lean(searched),
    language,
    today: zoneToday(),
    quotes: true,
    spoken: true,
    near,
  }
  return engine.search(kind, asked)
}

/** What is near to the question by its meaning, in the order of the collection; each list like one of words. */
function foundNear(
  services: Pick<Services, 'engine'>,
  searched: Searched,
  one: Looked,
  question: Question,
  near: readonly NearWording[],
): Promise<Listed[]> {
  const some = near.filter(({ articles }) => articles.length > 0)
  return Promise.all(
    some.map(async (wording) => ({
      ...wording,
      answer: await ask(services, searched, one, question, wording, nearUnits(wording)),
    })),
  )
}

/** The articles that are near enough to answer: to the question as it stands, or to the one way that it is asked. */
function keysNear(near: readonly NearWording[], wordings: readonly Wording[]): ReadonlySet<string> {
  const own = near.filter(({ isAlone }) => isAlone || wordings.length === 1)
  const articles = own.flatMap((wording) => wording.articles.filter(({ isNear }) => isNear))
  return new Set(articles.map(({ law, key }) => `${law} ${key}`))
}

/** What the pieces of a long question cite. */
async function namedInPieces(
  services: Pick<Services, 'engine'>,
  searched: Searched,
  one: Looked,
  question: Question,
): Promise<UnitRow[]> {
  const answers = await Promise.all(
    citingPieces(question.question).map((keyword) =>
      ask(services, searched, one, question, { keyword, share: 1, isAlone: true, lean: () => ({}) }),
    ),
  )
  return answers.flatMap((answer) => answer.units.filter((row) => isNamedBy(answer, row)))
}

function isNamedBy({ resolved }: SearchAnswer, { group, key }: UnitRow): boolean {
  return resolved?.units.some((unit) => unit.id === group.id && unit.key === key) ?? false
}

/** What one list has found and how much it counts. */
interface Listed extends Pick<Wording, 'isAlone' | 'share'> {
  answer: SearchAnswer
}

/** What was found in a collection. */
interface Found {
  lists: readonly Listed[]
  inPieces: readonly UnitRow[]
  /** What is near enough to answer by its meaning. */
  near: ReadonlySet<string>
}

/** What was found by one list or the other, each text once: what is named first, then by its ranks. */
function candidatesOf(
  { passage }: Looked,
  searched: Searched,
  { lists, inPieces, near }: Found,
): Candidate[] {
  const candidates = new Map<string, Candidate>()
  const named = new Set(inPieces.map(keyOf))
  for (const { answer, isAlone } of lists) {
    if (!isAlone) continue
    for (const row of answer.units) if (isNamedBy(answer, row)) named.add(keyOf(row))
  }
  const isCited = named.size > 0
  const textOf = (row: UnitRow) => `${sharedBy(searched, row) ?? row.group.id} ${row.key}`
  for (const [at, { answer, share }] of lists.entries()) {
    const best = Math.max(0, ...answer.units.map(({ score }) => score))
    const rows = uniqueRows(at === 0 ? [...inPieces, ...answer.units] : answer.units, textOf)
    for (const [rank, row] of rows.entries()) {
      const isNamed = named.has(keyOf(row))
      const isCarried = isNamedBy(answer, row) && !isNamed
      if (!row.quotable || (row.score < best * leastOfBest && !isNamed && !isCarried)) continue
      // What an earlier question has named is not carried over to one that names something itself.
      if (isCited && isCarried) continue
      const worth = share / (rankFlattening + rank)
      const isNear = near.has(keyOf(row))
      const known = candidates.get(textOf(row))
      if (known) {
        known.worth += worth
        known.isNamed ||= isNamed
        known.isNear ||= isNear
        continue
      }
      candidates.set(textOf(row), { passage, searched, row, quotable: row.quotable, worth, isNamed, isNear })
    }
  }
  return [...candidates.values()].toSorted(
    (one, other) => Number(other.isNamed) - Number(one.isNamed) || other.worth - one.worth,
  )
}

/** The same article comes once for each language that found it, a treaty's once for each country that holds it. */
function uniqueRows(rows: readonly UnitRow[], textOf: (row: UnitRow) => string): UnitRow[] {
  const keys = new Set<string>()
  const texts = new Set<string>()
  return rows.filter((row) => {
    const isNew = !keys.has(textOf(row)) && !texts.has(row.text)
    keys.add(textOf(row))
    texts.add(row.text)
    return isNew
  })
}
