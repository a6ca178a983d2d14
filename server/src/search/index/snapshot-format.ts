import type { LexiconArrays } from '../analysis/lexicon.ts'
import type { Kind } from './collections.ts'
import type { Segment } from './segment.ts'
import { segmentArrays } from './segment.ts'
import type { StatisticsArrays } from './statistics.ts'

/** Raised whenever the layout or the analysis of texts changes: an older snapshot is then built anew. */
export const snapshotFormat = 2

/** What a snapshot holds, enough to answer as the index did that wrote it. */
export interface IndexState<K extends Kind = Kind> {
  sequence: number
  terms: LexiconArrays
  surfaces: LexiconArrays
  surfaceTerms: Uint32Array
  statistics: StatisticsArrays
  segments: { segment: Segment<K>; isRemoved: Uint8Array }[]
}

/** The file cannot be used; the message says why. */
export class SnapshotDamaged extends Error {
  override name = 'SnapshotDamaged'
}

export const magic = 0x4c534e31
export const prefixBytes = 16

export const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const
export type ArrayType = keyof typeof arrayTypes
export type AnyArray = Uint8Array | Uint16Array | Uint32Array | Float64Array

export interface SectionHeader {
  name: string
  type: ArrayType
  bytes: number
  crc: number
}

export interface Header {
  format: number
  kind: Kind
  sequence: number
  segments: number
  sections: SectionHeader[]
}

/** Names of a segment's arrays. */
export const arrayNames = Object.keys(segmentArrays) as (keyof typeof segmentArrays)[]
