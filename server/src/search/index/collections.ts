import type { CaseGroup, LawGroup } from '../door.ts'
import type { CaseColumns, CaseRecord, CaseValues } from './case-collection.ts'
import type { LawColumns, LawRecord, LawValues } from './law-collection.ts'

/** What the collections differ in; all else of the index is the same for laws and for cases. */
export interface Collections {
  law: { group: LawGroup; record: LawRecord; columns: LawColumns; values: LawValues }
  case: { group: CaseGroup; record: CaseRecord; columns: CaseColumns; values: CaseValues }
}

export type Kind = keyof Collections

/** A kind of groups: what is kept of each beside its units, and by which values it is filtered. */
export interface Collection<K extends Kind> {
  readonly kind: K
  recordOf(group: Collections[K]['group']): Collections[K]['record']
  /** What two writings of an official number have in common. */
  numberKey(text: string): string
  /** Tables that give the filter values their codes, empty. */
  makeValues(): Collections[K]['values']
  /** Filter values of a segment's groups, one place a group. */
  columnsOf(
    records: readonly Collections[K]['record'][],
    values: Collections[K]['values'],
  ): Collections[K]['columns']
}

/** "2021-01-01" → 20210101; null or not a date → 0. */
export function dateNumber(date: string | null | undefined): number {
  return date != null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.replaceAll('-', '')) : 0
}

/** 20210101 → 2021; 0 for none. */
export function yearNumber(date: string | null): number {
  return Math.floor(dateNumber(date) / 10_000)
}
