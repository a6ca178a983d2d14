import { GrowingArray } from '../analysis/growing-array.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { segmentCapacity } from '../index/segment.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
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
export interface Matches {
  live: LiveSegment
  /** Best score of each group's units, 0 where none matches or the group is removed. */
  best: Float32Array
  /** The highest of them as they were found, whatever filters the groups fail. */
  highest: number
  /** Bits of the filters that each group fails. */
  failures: Uint16Array
  /** Part of its score that each group keeps in the order of the answer. */
  worth: Float32Array
}

export function matchesOf(live: LiveSegment, filter: GroupFilter, articlesOnly: boolean): Matches {
  const { columns, isRemoved, scores } = live
  const { articleStarts, groupStarts } = live.segment
  const starts = articlesOnly ? articleStarts : groupStarts
  const best = new Float32Array(isRemoved.length)
  const worth = new Float32Array(isRemoved.length)
  let highest = 0
  for (let group = 0; group < isRemoved.length; group++) {
    if (isRemoved[group]) continue
    const end = groupStarts[group + 1]!
    let most = 0
    for (let unit = starts[group]!; unit < end; unit++) {
      const score = scores[unit]!
      if (score > most) most = score
    }
    if (most === 0) continue
    best[group] = most
    worth[group] = filter.leans ? filter.worth(columns, group) : 1
    if (most > highest) highest = most
  }
  return { live, best, highest, failures: filter.failuresOfAll(columns, isRemoved.length), worth }
}

/** Units of passing groups that score, and score at least `floor`. */
export function unitsAbove(matches: Matches[], floor: number, articlesOnly: boolean): GrowingArray {
  const units = new GrowingArray()
  forEachAbove(
    matches,
    floor,
    articlesOnly,
    () => true,
    (reference) => units.push(reference),
  )
  return units
}

/** Puts the best of them into a list, by what their scores are worth. */
export function addBestAbove(top: TopList, matches: Matches[], floor: number, articlesOnly: boolean): void {
  const least = leastBest(matches, floor, top.capacity)
  const passes = (worth: number) => worth >= least && top.takes(worth)
  forEachAbove(matches, floor, articlesOnly, passes, (reference, worth) => {
    if (passes(worth)) top.add(reference, worth)
  })
}

/** What so many units are worth at least: as much as the best ones of so many groups. */
function leastBest(matches: readonly Matches[], floor: number, count: number): number {
  const worths = new Float64Array(matches.reduce((sum, { best }) => sum + best.length, 0))
  let found = 0
  for (const { best, failures, worth } of matches) {
    for (let group = 0; group < best.length; group++) {
      if (failures[group] === 0 && best[group]! >= floor) worths[found++] = best[group]! * worth[group]!
    }
  }
  return found < count ? 0 : worths.subarray(0, found).sort()[found - count]!
}

/** @param passes whether a group can be of use, by what its best unit's score is worth */
function forEachAbove(
  matches: Matches[],
  floor: number,
  articlesOnly: boolean,
  passes: (best: number) => boolean,
  visit: (reference: Reference, worth: number) => void,
): void {
  for (const [number, { live, best, failures, worth }] of matches.entries()) {
    const { scores, segment } = live
    const starts = articlesOnly ? segment.articleStarts : segment.groupStarts
    for (let group = 0; group < best.length; group++) {
      if (failures[group] !== 0 || best[group] === 0 || best[group]! < floor) continue
      const part = worth[group]!
      if (!passes(best[group]! * part)) continue
      const end = segment.groupStarts[group + 1]!
      for (let unit = starts[group]!; unit < end; unit++) {
        const score = scores[unit]!
        if (score > 0 && score >= floor) visit(referenceTo(number, unit), score * part)
      }
    }
  }
}
