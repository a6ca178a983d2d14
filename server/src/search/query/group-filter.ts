import type { SearchFilters } from '../door.ts'
import { dateNumber } from '../index/live-segment.ts'
import type { GroupColumns, LiveSegment } from '../index/live-segment.ts'
import type { ValueTable } from '../index/value-table.ts'

/** A bit for each filter that a group fails; a facet is counted over groups that fail none but its own. */
export const filterBit = {
  country: 1,
  department: 2,
  category: 4,
  effectLevel: 8,
  timeliness: 16,
  year: 32,
  effectiveDate: 64,
} as const

/** Judges groups by the filters of one question. */
export class GroupFilter {
  readonly #values: ValueTable
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

  constructor(values: ValueTable, filters: SearchFilters, today: string) {
    const codes = (wanted: string[]): Set<number> => new Set(wanted.map((value) => values.find(value)))
    this.#values = values
    this.#today = dateNumber(today)
    this.#repealed = values.code('REPEALED')
    this.#notYetInForce = values.code('NOT_YET_IN_FORCE')
    this.#allowed = (['country', 'department', 'category', 'effectLevel'] as const).flatMap((column) =>
      filters[column]?.length ? [{ bit: filterBit[column], column, codes: codes(filters[column]) }] : [],
    )
    this.#timeliness = filters.timeliness?.length ? codes(filters.timeliness) : null
    this.#years = filters.year?.length ? new Set(filters.year) : null
    this.#from = dateNumber(filters.effectiveFrom)
    this.#to = dateNumber(filters.effectiveTo)
  }

  /** Code of the status on the day of the question. */
  timeliness({ status, effectiveOn, repealedOn }: GroupColumns, group: number): number {
    if (repealedOn[group] !== 0 && repealedOn[group]! <= this.#today) return this.#repealed
    return effectiveOn[group]! > this.#today ? this.#notYetInForce : status[group]!
  }

  isRepealed(columns: GroupColumns, group: number): boolean {
    return this.timeliness(columns, group) === this.#repealed
  }

  timelinessName(live: LiveSegment, group: number): string {
    return this.#values.value(this.timeliness(live.columns, group))
  }

  /** The bits of the filters that a group fails; 0 when it passes. */
  failures(columns: GroupColumns, group: number): number {
    let bits = 0
    for (const { bit, column, codes } of this.#allowed) if (!codes.has(columns[column][group]!)) bits |= bit
    if (this.#timeliness && !this.#timeliness.has(this.timeliness(columns, group)))
      bits |= filterBit.timeliness
    if (this.#years && !this.#years.has(columns.year[group]!)) bits |= filterBit.year
    const effectiveOn = columns.effectiveOn[group]!
    const isBefore = this.#from !== 0 && effectiveOn < this.#from
    const isAfter = this.#to !== 0 && (effectiveOn === 0 || effectiveOn > this.#to)
    return isBefore || isAfter ? bits | filterBit.effectiveDate : bits
  }
}
