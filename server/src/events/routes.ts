import { eventCalls } from '@portal/protocol/events/calls.ts'
import { eventDeskCalls } from '@portal/protocol/events/desk-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { applyFor, checkIn, withdrawFrom } from './actions/apply.ts'
import { listApplications, listForDesk, markAttendance, showCode, showForDesk } from './actions/desk.ts'
import { downloadApplications } from './actions/download-applications.ts'
import { showCalendar, showCalendarFeed } from './actions/show-calendar.ts'
import { downloadCertificate, verifyCertificate } from './actions/show-certificate.ts'
import { listOwn, showLive, showTaken } from './actions/show-events.ts'

/** What takes place: who applied, who was there, and what certifies it. */
export function eventRoutes(bind: Bind): void {
  bind(eventCalls.applyTraining, applyFor('training'))
  bind(eventCalls.withdrawTraining, withdrawFrom('training'))
  bind(eventCalls.applyActivity, applyFor('activity'))
  bind(eventCalls.withdrawActivity, withdrawFrom('activity'))
  bind(eventCalls.live, showLive)
  bind(eventCalls.taken, showTaken)
  bind(eventCalls.ownPage, listOwn)
  bind(eventCalls.calendar, showCalendar)
  bind(eventCalls.calendarFeed, showCalendarFeed)
  bind(eventCalls.checkIn, checkIn)
  bind(eventCalls.certificate, downloadCertificate)
  bind(eventCalls.verifyCertificate, verifyCertificate)

  bind(eventDeskCalls.deskPage, listForDesk)
  bind(eventDeskCalls.deskOne, showForDesk)
  bind(eventDeskCalls.applications, listApplications)
  bind(eventDeskCalls.applicationsFile, downloadApplications)
  bind(eventDeskCalls.attendance, markAttendance)
  bind(eventDeskCalls.code, showCode)
}
