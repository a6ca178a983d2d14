import { decode, fold } from '../analysis/characters.ts'
import type { GroupRecord, Segment } from './segment.ts'
import { bodyStart, segmentArrays } from './segment.ts'
import type { ValueTable } from './value-table.ts'

/** Filter values of a segment's groups, one place a group: codes of the value table, dates as YYYYMMDD, 0 for none. */
export interface GroupColumns {
  country: Uint16Array
  department: Uint16Array
  category: Uint16Array
  effectLevel: Uint16Array
  status: Uint16Array
  year: Uint16Array
  adoptedOn: Uint32Array
  effectiveOn: Uint32Array
  repealedOn: Uint32Array
}

/** A segment with what changes about it: which groups are removed, and room for the scores of one question. */
export class LiveSegment {
  readonly segment: Segment
  readonly columns: GroupColumns
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
    values: ValueTable,
    isRemoved: Uint8Array = new Uint8Array(segment.groups.length),
  ) {
    this.segment = segment
    this.isRemoved = isRemoved
    this.columns = columnsOf(segment.groups, values)
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

function columnsOf(groups: GroupRecord[], values: ValueTable): GroupColumns {
  return {
    country: Uint16Array.from(groups, (group) => values.code(group.country)),
    department: Uint16Array.from(groups, (group) => values.code(group.department)),
    category: Uint16Array.from(groups, (group) => values.code(group.category)),
    effectLevel: Uint16Array.from(groups, (group) => values.code(group.effectLevel)),
    status: Uint16Array.from(groups, (group) => values.code(group.status)),
    year: Uint16Array.from(groups, (group) =>
      Math.floor(dateNumber(group.effectiveOn ?? group.adoptedOn) / 10_000),
    ),
    adoptedOn: Uint32Array.from(groups, (group) => dateNumber(group.adoptedOn)),
    effectiveOn: Uint32Array.from(groups, (group) => dateNumber(group.effectiveOn)),
    repealedOn: Uint32Array.from(groups, (group) => dateNumber(group.repealedOn)),
  }
}

/** "2021-01-01" → 20210101; null or not a date → 0. */
export function dateNumber(date: string | null | undefined): number {
  return date != null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.replaceAll('-', '')) : 0
}
