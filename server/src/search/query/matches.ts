import { GrowingArray } from '../analysis/growing-array.ts'
import type { Kind } from '../index/collections.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { segmentCapacity } from '../index/segment.ts'
import type { GroupFilter } from './filter.ts'
import type { TopList } from './top-list.ts'

const placeBits = Math.log2(segmentCapacity)

/** A group or unit of any segment in one number: the segment's place times `segmentCapacity`, plus its own. */
export type Reference = number

export function referenceTo(segment: number, place: number): Reference {
  return segment * segmentCapacity + place
}

export function segmentOf(reference: Reference): number {
  return reference >>> placeBits
}

export function placeIn(reference: Reference): number {
  return reference & (segmentCapacity - 1)
}

/** The matching groups of one segment. */
export interface Matches<K extends Kind = Kind> {
  live: LiveSegment<K>
  /** Best score of each group's units, 0 where none matches or the group is removed. */
  best: Float32Array
  /** Bits of the filters that each group fails. */
  failures: Uint16Array
}

export function matchesOf<K extends Kind>(
  live: LiveSegment<K>,
  filter: GroupFilter<K>,
  articlesOnly: boolean,
): Matches<K> {
  const { isRemoved, scores, segment } = live
  const starts = articlesOnly ? segment.articleStarts : segment.groupStarts
  const best = new Float32Array(isRemoved.length)
  const failures = new Uint16Array(isRemoved.length)
  for (let group = 0; group < isRemoved.length; group++) {
    if (isRemoved[group]) continue
    failures[group] = filter.failures(live.columns, group)
    const end = segment.groupStarts[group + 1]!
    let highest = 0
    for (let unit = starts[group]!; unit < end; unit++) {
      const score = scores[unit]!
      if (score > highest) highest = score
    }
    best[group] = highest
  }
  return { live, best, failures }
}

/** Highest score of all groups, whatever filters they fail. */
export function highestOf(matches: Matches[]): number {
  let highest = 0
  for (const { best } of matches) for (const score of best) if (score > highest) highest = score
  return highest
}

/** Units of passing groups that score, and score at least `floor`. */
export function unitsAbove(matches: Matches[], floor: number, articlesOnly: boolean): GrowingArray {
  const units = new GrowingArray()
  forEachAbove(matches, floor, articlesOnly, (reference) => units.push(reference))
  return units
}

/** Puts the best of them into a list. */
export function addBestAbove(top: TopList, matches: Matches[], floor: number, articlesOnly: boolean): void {
  forEachAbove(matches, floor, articlesOnly, (reference, score) => {
    if (top.takes(score)) top.add(reference, score)
  })
}

function forEachAbove(
  matches: Matches[],
  floor: number,
  articlesOnly: boolean,
  visit: (reference: Reference, score: number) => void,
): void {
  for (const [number, { live, best, failures }] of matches.entries()) {
    const { scores, segment } = live
    const starts = articlesOnly ? segment.articleStarts : segment.groupStarts
    for (let group = 0; group < best.length; group++) {
      if (failures[group] !== 0 || best[group] === 0 || best[group]! < floor) continue
      const end = segment.groupStarts[group + 1]!
      for (let unit = starts[group]!; unit < end; unit++) {
        const score = scores[unit]!
        if (score > 0 && score >= floor) visit(referenceTo(number, unit), score)
      }
    }
  }
}
