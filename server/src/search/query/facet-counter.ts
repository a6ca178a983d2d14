import type { FacetCount } from '../door.ts'
import type { Kind } from '../index/collections.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import type { ValueTable } from '../index/value-table.ts'

/** A facet: the bit of its own filter, and the table of its values; without one they are years. */
export interface Facet {
  bit: number
  values: ValueTable | null
}

/** Years have four digits. */
const years = 10_000

/** Counts groups per filter value, each facet over the groups that pass every filter but its own. */
export class FacetCounter<K extends Kind, Name extends string> {
  readonly #facets: Record<Name, Facet>
  readonly #names: Name[]
  readonly #columnsOf: (live: LiveSegment<K>) => Record<Name, ArrayLike<number>>
  readonly #counts: Record<Name, Uint32Array>
  #live: LiveSegment<K> | null = null
  #columns: Record<Name, ArrayLike<number>> | null = null

  /** @param columnsOf codes of the values of a segment's groups, or years; 0 or the code of '' for none */
  constructor(
    facets: Record<Name, Facet>,
    columnsOf: (live: LiveSegment<K>) => Record<Name, ArrayLike<number>>,
  ) {
    this.#facets = facets
    this.#names = Object.keys(facets) as Name[]
    this.#columnsOf = columnsOf
    const empty = this.#names.map((name) => [name, new Uint32Array(facets[name].values?.size ?? years)])
    this.#counts = Object.fromEntries(empty) as Record<Name, Uint32Array>
  }

  /** @param failures bits of the filters that the group fails */
  count(live: LiveSegment<K>, group: number, failures: number): void {
    if (this.#live !== live) {
      this.#live = live
      this.#columns = this.#columnsOf(live)
    }
    for (const name of this.#names) {
      if ((failures & ~this.#facets[name].bit) === 0) this.#counts[name][this.#columns![name][group]!]!++
    }
  }

  /** Years newest first, the others by count, then value. */
  facets(): Record<Name, FacetCount[]> {
    const counted = this.#names.map((name) => [name, this.#facet(name)])
    return Object.fromEntries(counted) as Record<Name, FacetCount[]>
  }

  #facet(name: Name): FacetCount[] {
    const { values } = this.#facets[name]
    const found: FacetCount[] = []
    for (const [code, count] of this.#counts[name].entries()) {
      const value = values ? values.value(code) : code === 0 ? '' : String(code)
      if (count > 0 && value !== '') found.push({ value, count })
    }
    if (!values) return found.toReversed()
    return found.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  }
}
