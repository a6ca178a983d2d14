import type { FacetCount, SearchAnswer } from '../door.ts'
import type { GroupColumns } from '../index/live-segment.ts'
import type { ValueTable } from '../index/value-table.ts'
import { filterBit } from './group-filter.ts'

const coded = ['country', 'department', 'category', 'effectLevel'] as const

/** Counts laws per filter value, each facet over the laws that pass every filter but its own. */
export class FacetCounter {
  readonly #values: ValueTable
  readonly #counts: Record<(typeof coded)[number] | 'timeliness', Uint32Array>
  readonly #years = new Map<number, number>()

  constructor(values: ValueTable) {
    this.#values = values
    const counts = (): Uint32Array => new Uint32Array(values.size)
    this.#counts = {
      country: counts(),
      department: counts(),
      category: counts(),
      effectLevel: counts(),
      timeliness: counts(),
    }
  }

  /** @param failures bits of the filters that the group fails */
  count(columns: GroupColumns, group: number, timeliness: number, failures: number): void {
    for (const facet of coded) {
      if ((failures & ~filterBit[facet]) === 0) this.#counts[facet][columns[facet][group]!]!++
    }
    if ((failures & ~filterBit.timeliness) === 0) this.#counts.timeliness[timeliness]!++
    if ((failures & ~filterBit.year) === 0) {
      const year = columns.year[group]!
      if (year !== 0) this.#years.set(year, (this.#years.get(year) ?? 0) + 1)
    }
  }

  /** Years newest first, the others by count, then value. */
  facets(): SearchAnswer['facets'] {
    const byCount = (counts: Uint32Array): FacetCount[] =>
      Array.from(counts, (count, code) => ({ value: this.#values.value(code), count }))
        .filter(({ value, count }) => count > 0 && value !== '')
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    return {
      country: byCount(this.#counts.country),
      department: byCount(this.#counts.department),
      category: byCount(this.#counts.category),
      effectLevel: byCount(this.#counts.effectLevel),
      timeliness: byCount(this.#counts.timeliness),
      year: [...this.#years]
        .sort(([one], [other]) => other - one)
        .map(([year, count]) => ({ value: String(year), count })),
    }
  }
}
