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
  const first: GroupPlace[] = []
  const rest: GroupPlace[] = []
  const byDay = new Map<number, number>()
  for (const place of found) {
    if (doesLead(place)) {
      first.push(place)
      continue
    }
    const day = dayOf(place)
    byDay.set(day, (byDay.get(day) ?? 0) + 1)
    rest.push(place)
  }
  const wanted = daysWithin(byDay, page * size, sort)
  for (const place of rest) if (wanted.has(dayOf(place))) first.push(place)
  return { total: found.length, ids: first.map(idOf) }
}

/** The first days of an order that have so many together. */
function daysWithin(
  byDay: ReadonlyMap<number, number>,
  enough: number,
  sort: SearchQuestion['sort'],
): Set<number> {
  const days = [...byDay.keys()].sort((one, other) => (sort === 'oldest' ? one - other : other - one))
  const within = new Set<number>()
  let held = 0
  for (const day of days) {
    if (held >= enough) break
    within.add(day)
    held += byDay.get(day)!
  }
  return within
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
