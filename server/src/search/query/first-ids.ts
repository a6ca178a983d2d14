import type { FirstIds, SearchQuestion } from '../door.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'

/**
 * What stands on the pages of a list up to the one that is asked for, where the list's own order is by a date that the
 * index knows by the day alone: whatever leads, and of the rest so many by their days, with all of the last one's day.
 */
export function firstIds(
  index: SegmentedIndex,
  found: readonly GroupPlace[],
  { page, size, sort, leading = {} }: SearchQuestion,
): FirstIds {
  const doesLead = leads(index, leading)
  const byDay = Map.groupBy(found, (place) => (doesLead(place) ? 'first' : dayOf(place)))
  const first = byDay.get('first') ?? []
  const days = [...byDay.keys()].filter((day) => day !== 'first')
  days.sort((one, other) => (sort === 'oldest' ? one - other : other - one))
  const enough = first.length + page * size
  for (const day of days) {
    if (first.length >= enough) break
    for (const place of byDay.get(day) ?? []) first.push(place)
  }
  return { total: found.length, ids: first.map(idOf) }
}

function dayOf({ segment, group }: GroupPlace): number {
  return segment.columns.order[group]!
}

export function idOf({ segment, group }: GroupPlace): string {
  return segment.segment.groups[group]!.id
}

/** Whether a group has one of the values that lead. */
function leads({ values }: SegmentedIndex, leading: Readonly<Record<string, readonly string[]>>) {
  const wanted = Object.entries(leading).map(([name, those]) => ({ name, codes: values[name]!.codes(those) }))
  return ({ segment, group }: GroupPlace) =>
    wanted.some(({ name, codes }) => codes.has(segment.columns.one[name]![group]!))
}
