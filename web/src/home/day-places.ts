import type { Calls } from '@portal/protocol/calls.ts'
import { wholeList, writeList } from '@portal/protocol/kernel/list-address.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { eventKinds, kindSpec, publicationPath, type EventKind } from '@portal/protocol/publications/kinds.ts'
import { eventsList } from '@portal/protocol/publications/lists.ts'

/** Something that begins on a day of the calendar. */
export type Marked = OutputOf<Calls['home']['events']>['days'][number]

export interface DayPlace {
  kind: EventKind
  /** What of the kind begins then. */
  marked: readonly Marked[]
  /** The one that begins then, or of several the list of that day. */
  to: string
}

/** Where a day of the calendar leads, by kind: each has a list of its own. */
export function dayPlaces(day: string, all: readonly Marked[]): DayPlace[] {
  const whole = wholeList(eventsList)
  const ofDay = writeList(eventsList, { ...whole, filters: { ...whole.filters, from: day, until: day } })
  return eventKinds.flatMap((kind) => {
    const marked = all.filter((one) => one.on === day && one.kind === kind)
    const [first, second] = marked
    if (!first) return []
    const list = `${kindSpec(kind).lists[0]}?${new URLSearchParams(ofDay)}`
    return [{ kind, marked, to: second ? list : publicationPath(kind, first.id) }]
  })
}
