import type { FacetCount, Figure } from '../door.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
import type { ManyColumn } from '../index/collection.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import type { ValueTable } from '../index/value-table.ts'

/** Years have four digits. */
const years = 10_000

interface Facet {
  name: string
  /** All filters but its own. */
  others: number
  /** Null where the values are years. */
  values: ValueTable | null
  counts: Uint32Array
  /** Groups that have a value. */
  basis: number
  /** Of the segment being counted: codes, or years, one a group, or several. */
  one: ArrayLike<number> | null
  many: ManyColumn | null
  /** Values that were counted of groups that are one hit with others. */
  seen: Set<string>
}

/** Counts groups per filter value, each facet over the groups that pass every filter but its own. */
export class FacetCounter {
  readonly #filter: GroupFilter
  readonly #facets: Facet[]
  readonly #oneBy: { name: string; none: number } | null
  #live: LiveSegment | null = null

  /**
   * @param names of filters that are counted; `year` is one
   * @param asOne whether groups that are one hit are counted once
   */
  constructor(
    { collection, values }: SegmentedIndex,
    filter: GroupFilter,
    { names, asOne }: { names: readonly string[]; asOne: boolean },
  ) {
    const { oneBy } = collection.declaration
    this.#oneBy = oneBy === undefined || !asOne ? null : { name: oneBy, none: values[oneBy]!.find('') }
    this.#filter = filter
    this.#facets = names.map((name) => ({
      name,
      others: ~filter.bitOf(name),
      values: values[name] ?? null,
      counts: new Uint32Array(values[name]?.size ?? years),
      basis: 0,
      one: null,
      many: null,
      seen: new Set(),
    }))
  }

  /** @param failures bits of the filters that the group fails */
  count(live: LiveSegment, group: number, failures: number): void {
    if (this.#live !== live) this.#enter(live)
    const same = this.#sameness(live, group)
    for (const facet of this.#facets) {
      if ((failures & facet.others) !== 0) continue
      if (same !== null && isSeen(facet, group, same)) continue
      if (facet.one) facet.counts[facet.one[group]!]!++
      else if (facet.many) countMany(facet, facet.many, group)
    }
  }

  /** Years newest first, the others by count, then value. */
  facets(): Record<string, FacetCount[]> {
    return Object.fromEntries(this.#facets.map((facet) => [facet.name, countsOf(facet)]))
  }

  /** The same, with how many groups have a value at all. */
  figures(): Record<string, Figure> {
    const figures = this.#facets.map((facet): [string, Figure] => {
      const counts = countsOf(facet)
      const basis = facet.many ? facet.basis : counts.reduce((sum, { count }) => sum + count, 0)
      return [facet.name, { basis, counts }]
    })
    return Object.fromEntries(figures)
  }

  /** What a group has the same of as others that it is one hit with; null of one that is a hit by itself. */
  #sameness({ columns }: LiveSegment, group: number): number | null {
    if (!this.#oneBy) return null
    const code = columns.one[this.#oneBy.name]![group]!
    return code === this.#oneBy.none ? null : code
  }

  #enter(live: LiveSegment): void {
    this.#live = live
    const { columns } = live
    for (const facet of this.#facets) {
      facet.many = columns.many[facet.name] ?? null
      if (facet.name === 'year') facet.one = columns.year
      else if (!facet.many) facet.one = this.#filter.codes(columns, facet.name)
    }
  }
}

/** Whether a hit was counted under a value before, with another of its groups. */
function isSeen({ one, seen }: Facet, group: number, same: number): boolean {
  const key = `${one?.[group]} ${same}`
  return seen.has(key) || !seen.add(key)
}

function countMany(facet: Facet, { values, starts }: ManyColumn, group: number): void {
  const [from, to] = [starts[group]!, starts[group + 1]!]
  if (to > from) facet.basis++
  for (let at = from; at < to; at++) facet.counts[values[at]!]!++
}

function countsOf({ counts, values }: Facet): FacetCount[] {
  const found: FacetCount[] = []
  // Most codes are of no group: of ten thousand years some hundred have one.
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code]!
    if (count === 0) continue
    const value = values ? values.value(code) : code === 0 ? '' : String(code)
    if (value !== '') found.push({ value, count })
  }
  if (!values) return found.toReversed()
  return found.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
