import { lifecycle } from '../kernel/lifecycle.ts'

/** An application to have foreign law looked up, by the platform's desk. */
export const lookupLifecycle = lifecycle({
  subject: 'lookup',
  states: {
    SUBMITTED: 'gold',
    INVESTIGATING: 'ink',
    COMPLETED: 'jade',
    CANCELLED: 'grey',
    DELETED: 'grey',
  },
  /** Whether the desk's quote waits for the applicant; whether nothing is quoted; whether the result is written. */
  conditions: { isQuoted: 'wrongState', isNotQuoted: 'wrongState', hasResult: 'wrongState' },
  moves: [
    { from: null, action: 'submit', by: 'applicant', to: 'SUBMITTED' },
    {
      from: ['SUBMITTED'],
      action: 'accept',
      by: 'admin',
      to: 'INVESTIGATING',
      when: 'isNotQuoted',
      tells: [{ who: 'applicant', event: 'lookupAccepted' }],
    },
    // A later quote stands in the place of the one before.
    {
      from: ['SUBMITTED'],
      action: 'quote',
      by: 'admin',
      to: 'SUBMITTED',
      tells: [{ who: 'applicant', event: 'lookupQuoted' }],
    },
    {
      from: ['SUBMITTED'],
      action: 'acceptQuote',
      by: 'applicant',
      to: 'INVESTIGATING',
      when: 'isQuoted',
      tells: [{ who: 'investigator', event: 'lookupQuoteAccepted' }],
    },
    {
      from: ['SUBMITTED'],
      action: 'decline',
      by: 'admin',
      to: 'CANCELLED',
      needsReason: true,
      tells: [{ who: 'applicant', event: 'lookupDeclined' }],
    },
    {
      from: ['SUBMITTED', 'INVESTIGATING'],
      action: 'cancel',
      by: 'applicant',
      to: 'CANCELLED',
      tells: [{ who: 'investigator', event: 'lookupCancelled' }],
    },
    {
      from: ['INVESTIGATING'],
      action: 'complete',
      by: 'admin',
      to: 'COMPLETED',
      when: 'hasResult',
      tells: [{ who: 'applicant', event: 'lookupCompleted' }],
    },
    // The applicant left.
    {
      from: ['SUBMITTED', 'INVESTIGATING'],
      action: 'applicantLeft',
      by: 'system',
      to: 'CANCELLED',
      tells: [{ who: 'investigator', event: 'lookupApplicantLeft' }],
    },
    { from: ['COMPLETED', 'CANCELLED'], action: 'delete', by: 'applicant', to: 'DELETED' },
  ],
})

export type LookupState = (typeof lookupLifecycle.states)[number]

/** States as a screen may name them: what was deleted is on none. */
export const shownLookupStates = lookupLifecycle.states.filter((state) => state !== 'DELETED')

/** What each side may do with a lookup, as buttons. */
export const lookupApplicantActions = ['acceptQuote', 'cancel', 'delete'] as const
export const lookupDeskActions = ['accept', 'quote', 'decline', 'complete'] as const
