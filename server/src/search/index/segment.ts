import type { TextLanguage } from '../door.ts'
import { decode } from '../../text/characters.ts'
import type { GroupRecord } from './collection.ts'

/** Languages by the code that unit arrays hold. */
export const languages: readonly TextLanguage[] = ['zh', 'en', 'ru']

/** Units a segment may hold, so that a posting's unit fits in 16 bits and a segment's scores in the processor's cache. */
export const segmentCapacity = 65_536

/** A segment is also closed at this many code units of text (128 MB). */
export const segmentTextCapacity = 1 << 26

/**
 * An immutable part of the index: some groups with their texts and postings. A unit is one title of a group
 * (its short titles behind it) or one article, or section of a judgment; a group's titles come first.
 */
export interface Segment {
  groups: GroupRecord[]
  /** Group g's units are `groupStarts[g]..groupStarts[g + 1]`, those behind its titles begin at `articleStarts[g]`. */
  groupStarts: Uint32Array
  articleStarts: Uint32Array
  /** Per unit: code of its language, count of its words. */
  unitLanguages: Uint8Array
  unitLengths: Uint32Array
  /** Unit u's record is `texts[textStarts[u]..textStarts[u + 1])`: key, number, heading, line feed, text. */
  textStarts: Uint32Array
  keyLengths: Uint16Array
  numberLengths: Uint16Array
  /** `noHeading` where the heading is null. */
  headingLengths: Uint16Array
  texts: Uint16Array
  /** Terms of the segment, ascending; the postings of term i are `postingStarts[i]..postingStarts[i + 1]`. */
  termIds: Uint32Array
  postingStarts: Uint32Array
  /** Per posting: the unit, ascending within a term, and how often the term stands there (255: or more). */
  postingUnits: Uint16Array
  postingCounts: Uint8Array
}

/** Names of the arrays of a segment, in the order a snapshot keeps them. */
export const segmentArrays = {
  groupStarts: Uint32Array,
  articleStarts: Uint32Array,
  unitLanguages: Uint8Array,
  unitLengths: Uint32Array,
  textStarts: Uint32Array,
  keyLengths: Uint16Array,
  numberLengths: Uint16Array,
  headingLengths: Uint16Array,
  texts: Uint16Array,
  termIds: Uint32Array,
  postingStarts: Uint32Array,
  postingUnits: Uint16Array,
  postingCounts: Uint8Array,
} as const

export const noHeading = 0xffff

/** The parts of a unit, read back from its record. */
export interface UnitRecord {
  language: TextLanguage
  key: string
  number: string
  heading: string | null
  text: string
}

/** Place in `texts` where the searched part of a unit begins: its heading, then its text. */
export function bodyStart(segment: Segment, unit: number): number {
  return segment.textStarts[unit]! + segment.keyLengths[unit]! + segment.numberLengths[unit]!
}

export function readKey(segment: Segment, unit: number): string {
  const start = segment.textStarts[unit]!
  return decode(segment.texts, start, start + segment.keyLengths[unit]!)
}

/** Whether two units have the same key; reads no texts but where the keys are equally long. */
export function hasSameKey({ keyLengths, texts, textStarts }: Segment, one: number, other: number): boolean {
  const length = keyLengths[one]!
  if (keyLengths[other] !== length) return false
  const [first, second] = [textStarts[one]!, textStarts[other]!]
  for (let at = 0; at < length; at++) if (texts[first + at] !== texts[second + at]) return false
  return true
}

export function readUnit(segment: Segment, unit: number): UnitRecord {
  const { texts, keyLengths, textStarts } = segment
  const numberStart = textStarts[unit]! + keyLengths[unit]!
  const headingStart = bodyStart(segment, unit)
  const headingLength = segment.headingLengths[unit]!
  const textStart = headingStart + (headingLength === noHeading ? 0 : headingLength) + 1
  return {
    language: languages[segment.unitLanguages[unit]!]!,
    key: readKey(segment, unit),
    number: decode(texts, numberStart, headingStart),
    heading: headingLength === noHeading ? null : decode(texts, headingStart, textStart - 1),
    text: decode(texts, textStart, textStarts[unit + 1]!),
  }
}

/** Index of a term among the segment's terms, or -1. */
export function findTerm(segment: Segment, term: number): number {
  let low = 0
  let high = segment.termIds.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = segment.termIds[middle]!
    if (found === term) return middle
    if (found < term) low = middle + 1
    else high = middle - 1
  }
  return -1
}
