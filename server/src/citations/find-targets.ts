import type { Database } from '../kernel/database/store.ts'
import { caseMark } from '../text/mentions/mention.ts'
import { chooseLaw, isCountryOpen, type CitingPlace, type NameCited } from './choose-law.ts'
import { lawsByName } from './named-laws.ts'
import type { WorkKind } from './tables.ts'

export interface Target {
  kind: WorkKind
  id: string
}

/** What a citation points to; null where none is held, or it is open which of several countries' it is. */
export interface Meant {
  target: Target | null
  isCountryOpen: boolean
}

export interface NamedCitation extends NameCited {
  sourceId: string
}

/** Cases by the keys of their numbers. */
async function casesByNumber(trx: Database, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>()
  const rows = await trx
    .selectFrom('judicial_case')
    .select(['id', 'country', 'judged_on', 'case_number_key'])
    .where('case_number_key', 'in', keys)
    .orderBy('identity')
    .execute()
  return Map.groupBy(rows, (row) => row.case_number_key)
}

/** Of the decisions that bear one number: the newest of the citing text's country that had been made by its day. */
function chooseCase<Case extends { country: string; judged_on: string | null }>(
  cases: readonly Case[],
  { country, day }: CitingPlace,
): Case | undefined {
  const [one, ...others] = cases
  const rank = (decision: Case): [number, number, string] => [
    Number(decision.country === country),
    Number(day === null || decision.judged_on === null || decision.judged_on <= day),
    decision.judged_on ?? '',
  ]
  return one && others.reduce((best, other) => (isGreater(rank(other), rank(best)) ? other : best), one)
}

function isGreater(one: readonly (number | string)[], other: readonly (number | string)[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place])
  return at !== -1 && one[at]! > other[at]!
}

/**
 * Finds what citations point to, in a few queries whatever their number.
 *
 * @param placeOf where a citation stands
 * @param without a work that is being removed
 */
export async function findTargets<Cited extends NamedCitation>(
  trx: Database,
  citations: readonly Cited[],
  placeOf: (citation: Cited) => CitingPlace,
  without?: string,
): Promise<(Target | null)[]> {
  return (await findMeant(trx, citations, placeOf, without)).map(({ target }) => target)
}

/** The same, and where the country is open. */
export async function findMeant<Cited extends NamedCitation>(
  trx: Database,
  citations: readonly Cited[],
  placeOf: (citation: Cited) => CitingPlace,
  without?: string,
): Promise<Meant[]> {
  const isCase = ({ key }: Cited) => key.startsWith(caseMark)
  const laws = await lawsByName(
    trx,
    citations.filter((citation) => !isCase(citation)),
  )
  const numbers = citations.filter(isCase).map(({ key }) => key.slice(caseMark.length))
  const cases = await casesByNumber(trx, [...new Set(numbers)])
  return citations.map((citation) => {
    const place = placeOf(citation)
    if (!isCase(citation)) {
      const named = laws.get(citation.key)?.filter(({ id }) => id !== without) ?? []
      const law = chooseLaw(named, citation, place)
      const isOpen = isCountryOpen(named, citation, place)
      return { target: law && { kind: 'law', id: law.id }, isCountryOpen: isOpen }
    }
    const numbered = cases.get(citation.key.slice(caseMark.length))?.filter(({ id }) => id !== without) ?? []
    const found = chooseCase(numbered, place)
    // A judgment prints its own number.
    const isAnother = found !== undefined && found.id !== citation.sourceId
    return { target: isAnother ? { kind: 'case', id: found.id } : null, isCountryOpen: false }
  })
}
