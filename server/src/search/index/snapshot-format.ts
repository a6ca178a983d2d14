import type { LexiconArrays } from '../analysis/lexicon.ts'
import type { Segment } from './segment.ts'
import { segmentArrays } from './segment.ts'
import type { StatisticsArrays } from './statistics.ts'

/**
 * Raised whenever the layout, the analysis of texts or what a feature has of them changes: an older snapshot is then
 * built anew.
 */
export const snapshotFormat = 12

/** What a snapshot holds, enough to answer as the index did that wrote it. */
export interface IndexState {
  sequence: number
  terms: LexiconArrays
  surfaces: LexiconArrays
  surfaceTerms: Uint32Array
  statistics: StatisticsArrays
  segments: { segment: Segment; isRemoved: Uint8Array }[]
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
  kind: string
  /** Of the collection's declaration: what is kept of a group follows from it. */
  declaration: string
  sequence: number
  segments: number
  sections: SectionHeader[]
}

/** Names of a segment's arrays. */
export const arrayNames = Object.keys(segmentArrays) as (keyof typeof segmentArrays)[]
