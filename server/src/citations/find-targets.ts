import type { Database } from '../kernel/database/store.ts'
import { caseMark } from '../text/mentions/mention.ts'
import { chooseLaw, type CitingPlace, type NameCited } from './choose-law.ts'
import { lawsByName } from './named-laws.ts'
import type { WorkKind } from './tables.ts'

export interface Target {
  kind: WorkKind
  id: string
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
      return law && { kind: 'law', id: law.id }
    }
    const numbered = cases.get(citation.key.slice(caseMark.length))?.filter(({ id }) => id !== without) ?? []
    const found = chooseCase(numbered, place)
    // A judgment prints its own number.
    return found && found.id !== citation.sourceId ? { kind: 'case', id: found.id } : null
  })
}
