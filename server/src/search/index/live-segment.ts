import type { TextLanguage } from '../door.ts'
import { decode, fold } from '../../text/characters.ts'
import type { Columns } from './collection.ts'
import type { Segment } from './segment.ts'
import { bodyStart, languages, segmentArrays } from './segment.ts'

/** A segment with what changes about it: which groups are removed, and room for the scores of one question. */
export class LiveSegment {
  readonly segment: Segment
  /** Filter values of its groups. */
  readonly columns: Columns
  /** Group of each unit. */
  readonly unitGroups: Uint16Array
  /** 1 where a group was removed or replaced. */
  readonly isRemoved: Uint8Array
  /** Units of the groups that are not. */
  liveUnits = 0
  /** Score of each unit for the question being answered; 0 where it does not match. */
  readonly scores: Float32Array
  readonly #norms: Float32Array
  #normedFor = 0
  readonly #foldedTitles = new Map<number, string>()

  constructor(
    segment: Segment,
    columns: Columns,
    isRemoved: Uint8Array = new Uint8Array(segment.groups.length),
  ) {
    this.segment = segment
    this.isRemoved = isRemoved
    this.columns = columns
    const units = segment.unitLengths.length
    this.unitGroups = new Uint16Array(units)
    this.scores = new Float32Array(units)
    this.#norms = new Float32Array(units)
    for (let group = 0; group < segment.groups.length; group++) {
      this.unitGroups.fill(group, segment.groupStarts[group], segment.groupStarts[group + 1])
      if (!isRemoved[group]) this.liveUnits += this.unitsOf(group)
    }
  }

  get bytes(): number {
    const names = Object.keys(segmentArrays) as (keyof typeof segmentArrays)[]
    const arrays = names.reduce((sum, name) => sum + this.segment[name].byteLength, 0)
    return arrays + this.unitGroups.byteLength + this.scores.byteLength + this.#norms.byteLength
  }

  unitsOf(group: number): number {
    return this.segment.groupStarts[group + 1]! - this.segment.groupStarts[group]!
  }

  remove(group: number): void {
    if (this.isRemoved[group]) return
    this.isRemoved[group] = 1
    this.liveUnits -= this.unitsOf(group)
  }

  /** The names in a title unit, folded, a line each. */
  foldedTitle(unit: number): string {
    let names = this.#foldedTitles.get(unit)
    if (names === undefined) {
      const { texts, textStarts } = this.segment
      names = fold(decode(texts, bodyStart(this.segment, unit) + 1, textStarts[unit + 1]!))
      this.#foldedTitles.set(unit, names)
    }
    return names
  }

  /** BM25's k1 · (1 − b + b · length / average length) of every unit. */
  norms(averageLength: number, k1: number, b: number): Float32Array {
    if (this.#normedFor !== averageLength) {
      const { unitLengths } = this.segment
      for (let unit = 0; unit < unitLengths.length; unit++) {
        this.#norms[unit] = k1 * (1 - b + (b * unitLengths[unit]!) / averageLength)
      }
      this.#normedFor = averageLength
    }
    return this.#norms
  }
}

/** Whether a group has a text in a language; of a group without texts, a title. */
export function isHeldIn({ segment }: LiveSegment, group: number, language: TextLanguage): boolean {
  const [start, end] = [segment.groupStarts[group]!, segment.groupStarts[group + 1]!]
  const texts = segment.articleStarts[group]!
  const held = segment.unitLanguages.subarray(texts < end ? texts : start, end)
  return held.includes(languages.indexOf(language))
}
