import type { homeCalls } from '@portal/protocol/home/calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { seatsTaken } from '../../events/door.ts'
import { beginningEvents, heldEvents } from '../../publications/door.ts'

/** The calendar has this month and the next two. */
const monthsShown = 3
/** Of a kind on one day. */
const mostOfDay = 10
const mostNext = 3

/** The first instant of a month in the zone, some months on from that of a day. */
function monthStart(day: string, months: number): Date {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  return new Date(`${first}T00:00:00+08:00`)
}

/** What takes place, by the day it begins; and what begins next, or goes on. */
export async function showEvents(
  services: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof homeCalls.events>> {
  const today = zoneToday()
  const [from, before] = [monthStart(today, 0), monthStart(today, monthsShown)]
  const [begun, ahead] = await Promise.all([
    beginningEvents(services, { from, before, mostOfDay, language }),
    heldEvents(services, { after: new Date(), most: mostNext, language }),
  ])
  const taken = await seatsTaken(
    services.db,
    ahead.map(({ id }) => id),
  )
  return {
    today,
    days: begun.flatMap(({ id, kind, title, language: written, event }) =>
      event ? [{ id, kind, title, language: written, on: zoneToday(new Date(event.startsAt)) }] : [],
    ),
    next: ahead.flatMap(({ id, kind, title, language: written, event }) =>
      event ? [{ id, kind, title, language: written, ...event, taken: taken.get(id) ?? 0 }] : [],
    ),
  }
}
