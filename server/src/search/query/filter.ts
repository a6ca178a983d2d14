import type { Collections, Kind } from '../index/collections.ts'

/** Judges the groups of a collection by the filters of one question. */
export interface GroupFilter<K extends Kind> {
  /** A bit for each filter that a group fails; 0 when it passes. */
  failures(columns: Collections[K]['columns'], group: number): number
  /** Part of its score that a group keeps in the order of the answer. */
  worth(columns: Collections[K]['columns'], group: number): number
  /** The date that answers are ordered by, as YYYYMMDD; 0 for none. */
  date(columns: Collections[K]['columns'], group: number): number
}
