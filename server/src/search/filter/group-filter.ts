import type { Leaning, SearchFilters } from '../door.ts'
import { dateNumber, hasAny, type Collection, type Columns, type Values } from '../index/collection.ts'

/** A filter's bit, and which groups of a segment fail it. */
interface Judge {
  bit: number
  failing(columns: Columns): (group: number) => boolean
}

/** Judges the groups of a collection by the filters of one question. */
export class GroupFilter {
  readonly #collection: Collection
  readonly #values: Values
  readonly #today: number
  readonly #judges: Judge[]
  /** Codes of what a value is on the day of the question; null where none follows from the day. */
  readonly #byDay: { name: string; begins: string; before: number; ends: string; after: number } | null
  readonly #leanings: { to: [name: string, codes: Set<number>][]; kept: number; isChosen: boolean }[]

  constructor(
    collection: Collection,
    values: Values,
    filters: SearchFilters,
    today: string,
    leanings: readonly Leaning[] = [],
  ) {
    this.#collection = collection
    this.#values = values
    this.#today = dateNumber(today)
    const { byDay } = collection.declaration
    this.#byDay = byDay
      ? {
          name: byDay.value,
          begins: byDay.begins,
          before: values[byDay.value]!.code(byDay.before),
          ends: byDay.ends,
          after: values[byDay.value]!.code(byDay.after),
        }
      : null
    this.#leanings = leanings.map(({ to, kept, isChosen = false }) => ({
      to: Object.entries(to).map(([name, wanted]) => [name, values[name]!.codes(wanted)]),
      kept,
      isChosen,
    }))
    this.#judges = this.#judgesOf(filters)
  }

  /** The bit of a filter; a facet is counted over groups that fail none but its own. */
  bitOf(name: string): number {
    const { dates, parts, values } = this.#collection.declaration
    return 1 << ['year', ...Object.keys(values), ...dates, ...Object.keys(parts)].indexOf(name)
  }

  /** A bit for each filter that a group fails; 0 when it passes. */
  failures(columns: Columns, group: number): number {
    let bits = 0
    for (const { bit, failing } of this.#judges) if (failing(columns)(group)) bits |= bit
    return bits
  }

  /** The same of all groups of a segment. */
  failuresOfAll(columns: Columns, groups: number): Uint16Array {
    const failures = new Uint16Array(groups)
    for (const { bit, failing } of this.#judges) {
      const fails = failing(columns)
      for (let group = 0; group < groups; group++) if (fails(group)) failures[group]! |= bit
    }
    return failures
  }

  /** Whether any group keeps less than its whole score. */
  get leans(): boolean {
    return this.#leanings.length > 0
  }

  /** Part of its score that a group keeps in the order of the answer. */
  worth(columns: Columns, group: number): number {
    let worth = 1
    for (const { to, kept } of this.#leanings) if (!this.#isAmong(to, columns, group)) worth *= kept
    return worth
  }

  /** Whether a group is of what the reader has chosen to go before; each is, where nothing was chosen. */
  isChosen(columns: Columns, group: number): boolean {
    return this.#leanings.every(({ to, isChosen }) => !isChosen || this.#isAmong(to, columns, group))
  }

  #isAmong(to: [name: string, codes: Set<number>][], columns: Columns, group: number): boolean {
    return to.some(([name, codes]) => codes.has(this.code(columns, name, group)))
  }

  /** Code of a group's value on the day of the question. */
  code(columns: Columns, name: string, group: number): number {
    const recorded = columns.one[name]![group]!
    if (this.#byDay?.name !== name) return recorded
    const { begins, before, ends, after } = this.#byDay
    const end = columns.dates[ends]![group]!
    if (end !== 0 && end <= this.#today) return after
    return columns.dates[begins]![group]! > this.#today ? before : recorded
  }

  /** A group's value on the day of the question, '' for none. */
  value(columns: Columns, name: string, group: number): string {
    return this.#values[name]!.value(this.code(columns, name, group))
  }

  /** Codes of a segment's values on the day of the question. */
  codes(columns: Columns, name: string): Uint32Array {
    const recorded = columns.one[name]!
    if (this.#byDay?.name !== name) return recorded
    return recorded.map((_, group) => this.code(columns, name, group))
  }

  #judgesOf({ values = {}, dates = {}, parts = {}, years = [] }: SearchFilters): Judge[] {
    const judges: Judge[] = []
    const add = (name: string, failing: Judge['failing']) => judges.push({ bit: this.bitOf(name), failing })
    for (const [name, chosen] of Object.entries(values)) {
      if (chosen.length === 0) continue
      const codes = this.#values[name]!.codes(chosen)
      const isMany = this.#collection.declaration.values[name] === 'many'
      if (isMany) {
        add(name, ({ many }) => {
          const column = many[name]!
          return (group) => !hasAny(column, group, codes)
        })
      } else {
        add(name, (columns) => {
          // One group alone may be asked for: what follows from the day is not made of the others.
          if (this.#byDay?.name === name) return (group) => !codes.has(this.code(columns, name, group))
          const column = columns.one[name]!
          return (group) => !codes.has(column[group]!)
        })
      }
    }
    if (years.length > 0) {
      const chosen = new Set(years)
      add(
        'year',
        ({ year }) =>
          (group) =>
            !chosen.has(year[group]!),
      )
    }
    for (const [name, bounds] of Object.entries(dates)) {
      const [from, to] = [dateNumber(bounds.from), dateNumber(bounds.to)]
      if (from === 0 && to === 0) continue
      add(name, (columns) => {
        const column = columns.dates[name]!
        return (group) => {
          const date = column[group]!
          return date < from || (to !== 0 && (date === 0 || date > to))
        }
      })
    }
    for (const [name, part] of Object.entries(parts)) {
      if (part.trim() === '') continue
      const key = this.#partSought(name, part)
      add(name, (columns) => {
        const column = columns.parts[name]!
        return (group) => !column[group]!.includes(key)
      })
    }
    return judges
  }

  /** A part of a number, as keys of numbers have it; one without a digit («鲁02», "民初") counts as well. */
  #partSought(name: string, part: string): string {
    const key = this.#collection.partKey(name, part)
    const isNumber = this.#collection.declaration.parts[name] === 'number'
    if (!isNumber) return key.trim()
    return key || this.#collection.partKey(name, `${part}0`).slice(0, -1)
  }
}
