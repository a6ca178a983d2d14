import { fold } from '../../text/characters.ts'
import type { CollectionDeclaration, SearchGroup } from '../door.ts'
import { namings, type Naming } from './naming.ts'
import { ValueTable } from './value-table.ts'

/** What is kept of a group beside its units; `names` are its keys in the table of titles. */
export interface GroupRecord extends Omit<SearchGroup, 'units'> {
  names: string[]
}

/** Values of a group each, several: those of group g are `values[starts[g]..starts[g + 1])`. */
export interface ManyColumn {
  values: Uint32Array
  starts: Uint32Array
}

/** What a segment's groups are filtered, counted and ordered by, one place a group. */
export interface Columns {
  /** Codes of the value tables, that of '' for none. */
  one: Record<string, Uint32Array>
  /** Each value once. */
  many: Record<string, ManyColumn>
  /** As YYYYMMDD, 0 for none. */
  dates: Record<string, Uint32Array>
  /** Folded, a line each. */
  parts: Record<string, string[]>
  /** The date that orders answers, and its year; 0 for none. */
  order: Uint32Array
  year: Uint16Array
}

/** Gives the values of each filter their codes. */
export type Values = Record<string, ValueTable>

/** "2021-01-01" → 20210101; null or not a date → 0. */
export function dateNumber(date: string | null | undefined): number {
  return date != null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.replaceAll('-', '')) : 0
}

/** A kind of groups as the index keeps it, made from its declaration. */
export class Collection {
  readonly declaration: CollectionDeclaration
  readonly naming: Naming

  constructor(declaration: CollectionDeclaration) {
    this.declaration = declaration
    this.naming = namings[declaration.namedAs]
  }

  get kind(): string {
    return this.declaration.kind
  }

  recordOf(group: SearchGroup): GroupRecord {
    const { units: _, ...record } = group
    return { ...record, names: this.naming.namesOf(record) }
  }

  /** Tables that give the filter values their codes, empty. */
  makeValues(): Values {
    return Object.fromEntries(Object.keys(this.declaration.values).map((name) => [name, new ValueTable()]))
  }

  columnsOf(records: readonly GroupRecord[], values: Values): Columns {
    const { dates, orderedBy, parts, values: kinds } = this.declaration
    const named = <Column>(names: readonly string[], column: (name: string) => Column) =>
      Object.fromEntries(names.map((name) => [name, column(name)]))
    const of = (kind: 'one' | 'many') => Object.keys(kinds).filter((name) => kinds[name] === kind)
    const order = Uint32Array.from(
      records,
      (record) => orderedBy.map((name) => dateNumber(record.dates[name])).find((date) => date > 0) ?? 0,
    )
    return {
      one: named(of('one'), (name) =>
        Uint32Array.from(records, (record) => values[name]!.code(oneOf(record, name))),
      ),
      many: named(of('many'), (name) => manyOf(records, name, values[name]!)),
      dates: named(dates, (name) => Uint32Array.from(records, (record) => dateNumber(record.dates[name]))),
      parts: named(Object.keys(parts), (name) =>
        records.map((record) => this.partKey(name, (record.parts[name] ?? []).join('\n'))),
      ),
      order,
      year: Uint16Array.from(order, (date) => Math.floor(date / 10_000)),
    }
  }

  /** What a filter's part of a text and the text itself have in common. */
  partKey(name: string, text: string): string {
    return this.declaration.parts[name] === 'number' ? this.naming.numberKey(text) : fold(text)
  }
}

function oneOf({ values }: GroupRecord, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

function manyOf(records: readonly GroupRecord[], name: string, table: ValueTable): ManyColumn {
  const lists = records.map((record) => [...new Set([record.values[name] ?? []].flat())])
  const starts = new Uint32Array(records.length + 1)
  for (const [place, list] of lists.entries()) starts[place + 1] = starts[place]! + list.length
  return { values: Uint32Array.from(lists.flat(), (value) => table.code(value)), starts }
}

/** Whether a group has a value among several. */
export function hasAny({ values, starts }: ManyColumn, group: number, codes: ReadonlySet<number>): boolean {
  for (let at = starts[group]!; at < starts[group + 1]!; at++) if (codes.has(values[at]!)) return true
  return false
}
