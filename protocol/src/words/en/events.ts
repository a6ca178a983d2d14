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
