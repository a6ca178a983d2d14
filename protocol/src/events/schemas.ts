import { z } from 'zod'
import { idField, line } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { userTypes } from '../kernel/user-types.ts'
import { eventStates } from '../publications/event-state.ts'
import { eventKinds } from '../publications/kinds.ts'
import { longestApplicant, longestApplicationNote, longestCompany, mostMarked } from './constants.ts'
import { applicantActions, applicationLifecycle } from './lifecycle.ts'

const state = z.enum(applicationLifecycle.states)

const history = z.array(historyEntry(applicationLifecycle).omit({ by: true }))

export const applicationBody = z.strictObject({
  /** As it shall stand on the list and on the certificate. */
  name: z.string().trim().min(2).max(longestApplicant),
  company: line(longestCompany).optional(),
  note: line(longestApplicationNote).optional(),
})

/** What became of an application. */
export const applied = z.object({
  state,
  /** From 1 among those who wait; null of who does not. */
  waitingPlace: z.int().nullable(),
})

/** What is the caller's of an event. */
const ownPart = {
  ...applied.shape,
  /** Where it is joined, for who has a seat at an event online. */
  joinUrl: z.string().nullable(),
  /** The certificate's number, once there is one. */
  certificate: z.string().nullable(),
  abilities: z.array(z.enum(applicantActions)),
}

/** An event as it stands now. Instants are ISO 8601. */
export const liveEvent = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  state: z.enum(eventStates),
  startsAt: z.string(),
  endsAt: z.string(),
  applyUntil: z.string(),
  /** Null where all who apply may come. */
  seats: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  /** It may be applied for; where no seat is free, to wait for one. */
  isOpen: z.boolean(),
  /** Null where nobody is signed in who could apply; its state is null where they have not. */
  mine: z.object({ ...ownPart, state: state.nullable(), history }).nullable(),
})

export type LiveEvent = z.infer<typeof liveEvent>

export const seatsTaken = z.array(z.object({ id: z.string(), taken: z.int() }))

export const ownEventRow = z.object({
  /** The event's. */
  id: z.string(),
  kind: z.enum(eventKinds),
  title: z.string(),
  /** The title's. */
  language: z.enum(languages),
  startsAt: z.string(),
  endsAt: z.string(),
  isOnline: z.boolean(),
  place: z.string().nullable(),
  /** Nobody reads it any more. */
  isOff: z.boolean(),
  appliedAt: z.string(),
  ...ownPart,
})

export type OwnEventRow = z.infer<typeof ownEventRow>

export const checkInBody = z.strictObject({ code: line(100) })

/** What a number that somebody was shown as a certificate's or a report's is worth. */
export const verifiedNumber = z.object({
  /** The platform has given it. */
  isValid: z.boolean(),
  /** The report on a company that has it. */
  report: z
    .object({
      number: z.string(),
      /** That it is written in. */
      language: z.enum(languages),
      /** Of the company, masked as that of a certificate. */
      name: z.string(),
      madeAt: z.string(),
    })
    .nullable(),
  /** What the certificate that has it certifies. */
  certificate: z
    .object({
      number: z.string(),
      kind: z.enum(eventKinds),
      title: z.string(),
      /** The title's. */
      language: z.enum(languages),
      hours: z.number(),
      /** Day on which it began, in the zone. */
      heldOn: z.iso.date(),
      /** So that whoever knows the name knows it again, and nobody else learns it. */
      name: z.string(),
      givenAt: z.string(),
    })
    .nullable(),
})

/** An event as its desk has it. */
export const deskEventRow = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  title: z.string(),
  /** The title's. */
  language: z.enum(languages),
  startsAt: z.string(),
  endsAt: z.string(),
  applyUntil: z.string(),
  seats: z.int().nullable(),
  isOnline: z.boolean(),
  certificateHours: z.number().nullable(),
  /** Those who have a seat, of whom some were there, and those who wait for one. */
  taken: z.int(),
  attended: z.int(),
  waiting: z.int(),
})

export type DeskEventRow = z.infer<typeof deskEventRow>

/** An event as its desk has it, whether it is still published or not. */
export const deskEvent = z.object({
  ...deskEventRow.shape,
  /** Nobody reads it any more. */
  isOff: z.boolean(),
  /** It may be marked who is there: from an hour before it begins. */
  mayMark: z.boolean(),
})

export type DeskEvent = z.infer<typeof deskEvent>

/** Somebody who applied. */
export const applicationRow = z.object({
  id: z.string(),
  accountId: z.string(),
  username: z.string(),
  userType: z.enum(userTypes),
  name: z.string(),
  company: z.string().nullable(),
  note: z.string().nullable(),
  state,
  waitingPlace: z.int().nullable(),
  appliedAt: z.string(),
  /** The certificate's number. */
  certificate: z.string().nullable(),
  history,
})

export type ApplicationRow = z.infer<typeof applicationRow>

export const attendanceBody = z.strictObject({
  /** Of applications for the event. */
  ids: z.array(idField).min(1).max(mostMarked),
  attended: z.boolean(),
})

/** What hangs at the door: whoever has a seat confirms there to have come. */
export const checkInCode = z.object({ address: z.string() })
