import { formCall } from '../app/forms/form-call.ts'
import type { LookupRow } from './standing.ts'

/** The calls by which an applicant moves a lookup. */
export const moveCalls = {
  acceptQuote: formCall('lookups', 'acceptQuote'),
  cancel: formCall('lookups', 'cancel'),
  delete: formCall('lookups', 'remove'),
}

/** What an applicant is about to do. */
export interface AskedMove {
  name: keyof typeof moveCalls
  lookup: LookupRow
}
