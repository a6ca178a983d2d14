import type { SearchFilters } from '../door.ts'
import { dateNumber } from '../index/collections.ts'
import type { LawColumns, LawValues } from '../index/law-collection.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import type { GroupFilter } from './filter.ts'

/** A bit for each filter that a law fails; a facet is counted over laws that fail none but its own. */
export const lawFilterBit = {
  country: 1,
  department: 2,
  category: 4,
  effectLevel: 8,
  timeliness: 16,
  year: 32,
  effectiveDate: 64,
} as const

/** A repealed law stands behind one in force that says as much. */
const repealedWorth = 0.75

/** Judges laws by the filters of one question. */
export class LawFilter implements GroupFilter<'law'> {
  readonly #values: LawValues
  readonly #today: number
  readonly #repealed: number
  readonly #notYetInForce: number
  readonly #allowed: {
    bit: number
    column: 'country' | 'department' | 'category' | 'effectLevel'
    codes: Set<number>
  }[]
  readonly #timeliness: Set<number> | null
  readonly #years: Set<number> | null
  readonly #from: number
  readonly #to: number

  constructor(values: LawValues, filters: SearchFilters, today: string) {
    this.#values = values
    this.#today = dateNumber(today)
    this.#repealed = values.timeliness.code('REPEALED')
    this.#notYetInForce = values.timeliness.code('NOT_YET_IN_FORCE')
    this.#allowed = (['country', 'department', 'category', 'effectLevel'] as const).flatMap((column) =>
      filters[column]?.length
        ? [{ bit: lawFilterBit[column], column, codes: values[column].codes(filters[column]) }]
        : [],
    )
    this.#timeliness = filters.timeliness?.length ? values.timeliness.codes(filters.timeliness) : null
    this.#years = filters.year?.length ? new Set(filters.year) : null
    this.#from = dateNumber(filters.effectiveFrom)
    this.#to = dateNumber(filters.effectiveTo)
  }

  /** Code of the status on the day of the question. */
  timeliness({ status, effectiveOn, repealedOn }: LawColumns, law: number): number {
    if (repealedOn[law] !== 0 && repealedOn[law]! <= this.#today) return this.#repealed
    return effectiveOn[law]! > this.#today ? this.#notYetInForce : status[law]!
  }

  timelinessName(live: LiveSegment<'law'>, law: number): string {
    return this.#values.timeliness.value(this.timeliness(live.columns, law))
  }

  failures(columns: LawColumns, law: number): number {
    let bits = 0
    for (const { bit, column, codes } of this.#allowed) if (!codes.has(columns[column][law]!)) bits |= bit
    if (this.#timeliness && !this.#timeliness.has(this.timeliness(columns, law)))
      bits |= lawFilterBit.timeliness
    if (this.#years && !this.#years.has(columns.year[law]!)) bits |= lawFilterBit.year
    const effectiveOn = columns.effectiveOn[law]!
    const isBefore = this.#from !== 0 && effectiveOn < this.#from
    const isAfter = this.#to !== 0 && (effectiveOn === 0 || effectiveOn > this.#to)
    return isBefore || isAfter ? bits | lawFilterBit.effectiveDate : bits
  }

  worth(columns: LawColumns, law: number): number {
    return this.timeliness(columns, law) === this.#repealed ? repealedWorth : 1
  }

  date(columns: LawColumns, law: number): number {
    return columns.effectiveOn[law]! || columns.adoptedOn[law]!
  }
}
