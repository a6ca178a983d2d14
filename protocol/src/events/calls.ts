import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { pdfType } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { languages } from '../kernel/languages.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { registeredTypes } from '../kernel/user-types.ts'
import { eventKinds, kindSpec, type EventKind } from '../publications/kinds.ts'
import { longestCertificateNumber, mostEventsAsked } from './constants.ts'
import { ownEventsList } from './lists.ts'
import {
  applicationBody,
  applied,
  checkInBody,
  liveEvent,
  ownEventRow,
  seatsTaken,
  verifiedNumber,
} from './schemas.ts'

/** Calendars (iCalendar, RFC 5545). */
const calendarType = 'text/calendar; charset=utf-8'

const applyCall = (kind: EventKind, summary: string) =>
  call({
    method: 'POST',
    path: `${kindSpec(kind).call}/apply/{id}`,
    access: registeredTypes,
    summary,
    params: rowId,
    body: applicationBody,
    output: applied,
    audit: 'event.apply',
    perMinute: 20,
  })

const withdrawCall = (kind: EventKind, summary: string) =>
  call({
    method: 'PUT',
    path: `${kindSpec(kind).call}/withdraw/{id}`,
    access: registeredTypes,
    summary,
    params: rowId,
    output: z.null(),
    audit: 'event.withdraw',
  })

export const eventCalls = {
  applyTraining: applyCall('training', 'Apply for a training: a seat, or a place among those who wait'),
  withdrawTraining: withdrawCall(
    'training',
    'Give up a seat at a training, or the place among those who wait',
  ),
  applyActivity: applyCall('activity', 'Apply for an activity: a seat, or a place among those who wait'),
  withdrawActivity: withdrawCall(
    'activity',
    'Give up a seat at an activity, or the place among those who wait',
  ),
  live: call({
    method: 'GET',
    path: '/web/event/{id}',
    access: 'public',
    summary: 'A training or an activity as it stands now, with what is the caller’s of it',
    params: rowId,
    output: liveEvent,
  }),
  taken: call({
    method: 'GET',
    path: '/web/event/taken',
    access: 'public',
    summary: 'How many seats of some trainings and activities are taken',
    query: z.object({
      ids: z.union([idField.transform((id) => [id]), z.array(idField).min(1).max(mostEventsAsked)]),
    }),
    output: seatsTaken,
  }),
  ownPage: call({
    method: 'GET',
    path: '/web/event/my/page',
    access: registeredTypes,
    summary: 'What the caller applied for',
    list: ownEventsList,
    query: listQuery(ownEventsList),
    output: tabbedPageOf(ownEventsList, ownEventRow),
  }),
  calendar: call({
    method: 'GET',
    path: '/web/event/calendar/{id}',
    access: 'public',
    summary: 'A training or an activity for a calendar (iCalendar), in one language',
    params: rowId,
    query: z.object({ lang: z.enum(languages).default('zh') }),
    output: fileAnswer,
    file: calendarType,
  }),
  calendarFeed: call({
    method: 'GET',
    path: '/web/event/calendar/{kind}/feed',
    access: 'public',
    summary:
      'Those of a kind that are not over, for a calendar that follows them (iCalendar), in one language',
    params: z.object({ kind: z.enum(eventKinds) }),
    query: z.object({ lang: z.enum(languages).default('zh') }),
    output: fileAnswer,
    file: calendarType,
  }),
  checkIn: call({
    method: 'POST',
    path: '/web/event/checkIn/{id}',
    access: registeredTypes,
    summary: 'Confirm to be there, by the code that hangs at the door; again changes nothing',
    params: rowId,
    body: checkInBody,
    output: z.null(),
    audit: 'event.check-in',
    perMinute: 20,
  }),
  certificate: call({
    method: 'GET',
    path: '/web/event/certificate/{id}',
    access: registeredTypes,
    summary: 'The caller’s certificate of a training or an activity (PDF), in the language of the request',
    params: rowId,
    output: fileAnswer,
    file: pdfType,
  }),
  verifyCertificate: call({
    method: 'GET',
    path: '/common/certificate/{number}',
    access: 'public',
    summary:
      'Whether the number of a certificate or a report is the platform’s, and of what; the name is masked',
    params: z.object({ number: z.string().trim().min(1).max(longestCertificateNumber) }),
    output: verifiedNumber,
    perMinute: 60,
  }),
}
