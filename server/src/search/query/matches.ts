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

/** Groups that fail no filter and have a unit that scores at least `floor`. */
export function passingGroups(matches: readonly Matches[], floor: number): Reference[] {
  const groups: Reference[] = []
  for (const [number, { best, failures }] of matches.entries()) {
    for (let group = 0; group < best.length; group++) {
      if (failures[group] === 0 && best[group]! > 0 && best[group]! >= floor) {
        groups.push(referenceTo(number, group))
      }
    }
  }
  return groups
}

/** Room for the bits of a number: of numbers that are not negative they stand in the same order. */
const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)

/** More groups than there ever are. */
const mostGroups = 2 ** 22

/** Groups in the order of what their best units are worth, the most first. */
export function bestFirst(matches: readonly Matches[], groups: readonly Reference[]): Reference[] {
  // Worth and place in one number each, for nothing is sorted as fast as numbers.
  const keys = new Float64Array(groups.length)
  for (let at = 0; at < groups.length; at++) {
    const { best, worth } = matches[segmentOf(groups[at]!)]!
    const group = placeIn(groups[at]!)
    float[0] = best[group]! * worth[group]!
    keys[at] = bits[0]! * mostGroups + at
  }
  keys.sort().reverse()
  return Array.from(keys, (key) => groups[key % mostGroups]!)
}

/** Which units of a group are visited: behind its titles alone, and that score at least `floor`. */
interface Visited {
  floor: number
  articlesOnly: boolean
}

/** Puts the best units of these groups into a list, by what their scores are worth. */
export function addBestUnits(
  top: TopList,
  matches: readonly Matches[],
  groups: readonly Reference[],
  visited: Visited,
): void {
  for (const group of bestFirst(matches, groups)) {
    const { best, worth } = matches[segmentOf(group)]!
    const part = worth[placeIn(group)]!
    if (!top.takes(best[placeIn(group)]! * part)) continue
    forEachUnit(matches, group, visited, (unit, score) => top.add(unit, score * part))
  }
}

/** Units of these groups, but for titles, that score at least `floor`. */
export function unitsAbove(
  matches: readonly Matches[],
  groups: readonly Reference[],
  floor: number,
): GrowingArray {
  const units = new GrowingArray()
  for (const group of groups) {
    forEachUnit(matches, group, { floor, articlesOnly: true }, (unit) => units.push(unit))
  }
  return units
}

function forEachUnit(
  matches: readonly Matches[],
  group: Reference,
  { floor, articlesOnly }: Visited,
  visit: (unit: Reference, score: number) => void,
): void {
  const segment = segmentOf(group)
  const { scores, segment: held } = matches[segment]!.live
  const place = placeIn(group)
  const end = held.groupStarts[place + 1]!
  for (let unit = (articlesOnly ? held.articleStarts : held.groupStarts)[place]!; unit < end; unit++) {
    const score = scores[unit]!
    if (score > 0 && score >= floor) visit(referenceTo(segment, unit), score)
  }
}
