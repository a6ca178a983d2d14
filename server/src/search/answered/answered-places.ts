import type { LiveSegment } from '../index/live-segment.ts'
import { readKey, type Segment } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { type SimilarQuestion, unitName } from './recall.ts'

/** Where a unit stands, in one of the languages that it is held in. */
export interface AnsweredPlace {
  live: LiveSegment
  unit: number
}

/** Where what answered similar questions stands now, by the names of units; what is gone is left out. */
export function answeredPlaces(
  index: SegmentedIndex,
  similar: readonly SimilarQuestion[],
): Map<string, AnsweredPlace[]> {
  return placesOf(
    index,
    similar.flatMap(({ held }) => held.by),
  )
}

/** Where units stand, by their names, in each language that they are held in; those that are not held are left out. */
export function placesOf(
  index: SegmentedIndex,
  named: Iterable<{ group: string; unit: string }>,
): Map<string, AnsweredPlace[]> {
  const places = new Map<string, AnsweredPlace[]>()
  const wanted = new Map<string, Set<string>>()
  for (const { group, unit } of named) wanted.set(group, (wanted.get(group) ?? new Set()).add(unit))
  for (const [group, keys] of wanted) {
    const place = index.places.get(group)
    if (!place) continue
    const { segment: live, group: number } = place
    const units = unitsByKey(live.segment, number)
    for (const key of keys) {
      const found = units.get(key)?.map((unit) => ({ live, unit }))
      if (found) places.set(unitName(group, key), found)
    }
  }
  return places
}

/** Of groups that have answered questions, while their segment is there. */
const known = new WeakMap<Segment, Map<number, Map<string, number[]>>>()

/** The units of a group by their keys, in all its languages. */
function unitsByKey(segment: Segment, group: number): Map<string, number[]> {
  const groups = known.get(segment) ?? new Map<number, Map<string, number[]>>()
  known.set(segment, groups)
  let units = groups.get(group)
  if (!units) {
    const [start, end] = [segment.articleStarts[group]!, segment.groupStarts[group + 1]!]
    const places = Array.from({ length: end - start }, (_, at) => start + at)
    units = Map.groupBy(places, (unit) => readKey(segment, unit))
    groups.set(group, units)
  }
  return units
}
