import { caseNumberKey } from '../../text/case-number.ts'
import { fold } from '../../text/characters.ts'
import type { CaseFilters } from '../door.ts'
import type { CaseColumns, CaseValues } from '../index/case-collection.ts'
import { dateNumber } from '../index/collections.ts'
import type { GroupFilter } from './filter.ts'

/** A bit for each filter that a case fails; a facet is counted over cases that fail none but its own. */
export const caseFilterBit = {
  country: 1,
  court: 2,
  type: 4,
  documentType: 8,
  cause: 16,
  year: 32,
  judgedDate: 64,
  caseNumber: 128,
  parties: 256,
  cites: 512,
} as const

const coded = ['country', 'court', 'type', 'documentType', 'cause'] as const

/** Judges cases by the filters of one question. */
export class CaseFilter implements GroupFilter<'case'> {
  readonly #allowed: { bit: number; column: (typeof coded)[number]; codes: Set<number> }[]
  readonly #years: Set<number> | null
  readonly #from: number
  readonly #to: number
  /** Part of the case number; null where none is asked for. */
  readonly #number: string | null
  readonly #party: string
  /** Code of what must be cited; null where nothing is. */
  readonly #cites: number | null

  constructor(values: CaseValues, filters: CaseFilters) {
    this.#allowed = coded.flatMap((column) =>
      filters[column]?.length
        ? [{ bit: caseFilterBit[column], column, codes: values[column].codes(filters[column]) }]
        : [],
    )
    this.#years = filters.year?.length ? new Set(filters.year) : null
    this.#from = dateNumber(filters.judgedFrom)
    this.#to = dateNumber(filters.judgedTo)
    this.#number = filters.caseNumber?.trim() ? caseNumberPart(filters.caseNumber) : null
    this.#party = fold(filters.parties ?? '').trim()
    this.#cites = filters.cites ? values.cites.find(filters.cites) : null
  }

  failures(columns: CaseColumns, one: number): number {
    let bits = 0
    for (const { bit, column, codes } of this.#allowed) if (!codes.has(columns[column][one]!)) bits |= bit
    if (this.#years && !this.#years.has(columns.year[one]!)) bits |= caseFilterBit.year
    const judgedOn = columns.judgedOn[one]!
    if (judgedOn < this.#from || (this.#to !== 0 && (judgedOn === 0 || judgedOn > this.#to)))
      bits |= caseFilterBit.judgedDate
    if (this.#number !== null && !columns.numbers[one]!.includes(this.#number))
      bits |= caseFilterBit.caseNumber
    if (this.#party !== '' && !columns.parties[one]!.includes(this.#party)) bits |= caseFilterBit.parties
    if (this.#cites !== null && !citesOne(columns, one, this.#cites)) bits |= caseFilterBit.cites
    return bits
  }

  worth(): number {
    return 1
  }

  date(columns: CaseColumns, one: number): number {
    return columns.judgedOn[one]!
  }
}

/** A part of a number, as keys of numbers have it; one without a digit («鲁02», "民初") counts as well. */
function caseNumberPart(text: string): string {
  return caseNumberKey(text) || caseNumberKey(`${text}0`).slice(0, -1)
}

function citesOne({ cites, citesStarts }: CaseColumns, one: number, code: number): boolean {
  for (let at = citesStarts[one]!; at < citesStarts[one + 1]!; at++) if (cites[at] === code) return true
  return false
}
