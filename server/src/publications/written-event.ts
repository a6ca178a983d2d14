import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { Given } from './given.ts'

const instantOf = (said: string | undefined) => (said === undefined ? null : new Date(said))

/** When and how something takes place, as its columns have it; of other kinds nothing. */
export function eventColumns(kind: PublicationKind, given: Given) {
  const { isEvent, isProduct } = kindSpec(kind)
  const event: Partial<Given> = isEvent ? given : {}
  const isOnline = event.isOnline ?? false
  return {
    starts_at: instantOf(event.startsAt),
    ends_at: instantOf(event.endsAt),
    apply_until: instantOf(event.applyUntil),
    seats: event.seats ?? null,
    is_online: isOnline,
    join_url: isOnline ? (event.joinUrl ?? null) : null,
    held_in: event.heldIn ?? [],
    certificate_hours: event.certificateHours ?? null,
    work_days: isProduct ? (given.workDays ?? null) : null,
  }
}
