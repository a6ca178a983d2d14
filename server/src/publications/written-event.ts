import { defaultLanguage } from '@portal/protocol/kernel/languages.ts'
import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { FieldRefusal } from '../kernel/refusal.ts'
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

/** It begins before it ends, is not applied for once it has begun, and takes place online or somewhere. */
export function eventFaults(kind: PublicationKind, given: Given): FieldRefusal[] {
  if (!kindSpec(kind).isEvent) return []
  const { startsAt, endsAt, applyUntil, isOnline, place } = given
  const begins = instantOf(startsAt)
  const ends = instantOf(endsAt)
  const closes = instantOf(applyUntil)
  const faults: FieldRefusal[] = []
  if (!begins) faults.push({ field: 'startsAt', rule: 'required' })
  if (!ends) faults.push({ field: 'endsAt', rule: 'required' })
  if (begins && ends && ends <= begins) faults.push({ field: 'endsAt', rule: 'notBeforeStart' })
  if (begins && closes && closes > begins) faults.push({ field: 'applyUntil', rule: 'notAfterStart' })
  if (!isOnline && place?.[defaultLanguage] === undefined) {
    faults.push({ field: `place.${defaultLanguage}`, rule: 'required' })
  }
  return faults
}
