import type { Translation } from '../translation.ts'
import type * as source from '../zh/events.ts'

export const audit: Translation<typeof source.audit> = {
  'event.apply': 'Applied for an event',
  'event.withdraw': 'Withdrew from an event',
  'event.check-in': 'Checked in at an event',
  'event.attendance': 'Marked attendance',
  'event.export': 'Exported the list of applicants',
  'eventApplication.moveUp': 'Moved up from the waiting list',
  'eventApplication.cancel': 'Cancelled an application for a withdrawn event',
}

/** The table of those who applied, as it is downloaded. */
export const eventsFile: Translation<typeof source.eventsFile> = {
  file: 'Applicants',
  columns: {
    number: 'No.',
    name: 'Name',
    company: 'Organisation',
    account: 'Account',
    state: 'State',
    appliedAt: 'Applied at (Beijing time)',
    note: 'Note',
    certificate: 'Certificate number',
  },
  states: {
    CONFIRMED: 'Confirmed',
    WAITING: 'Waiting list',
    WITHDRAWN: 'Withdrawn',
    ATTENDED: 'Attended',
    CANCELLED: 'Event cancelled',
  },
}
