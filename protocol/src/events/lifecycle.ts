import { lifecycle } from '../kernel/lifecycle.ts'

/**
 * Somebody's application for a training or an activity; of an account there is one for an event, in which what ended
 * begins anew.
 */
export const applicationLifecycle = lifecycle({
  subject: 'eventApplication',
  states: { CONFIRMED: 'ink', WAITING: 'gold', WITHDRAWN: 'grey', ATTENDED: 'jade', CANCELLED: 'grey' },
  /**
   * Whether it may be applied for; whether a seat is free; whether it has not begun, is soon to begin or has begun, is
   * not to begin so soon, or people come to it now; whether it is published no more.
   */
  conditions: {
    isOpen: 'wrongState',
    hasSeat: 'noSeat',
    isToCome: 'wrongState',
    isNoted: 'wrongState',
    isEarly: 'wrongState',
    isHeldNow: 'wrongState',
    isOff: 'wrongState',
  },
  moves: [
    {
      from: null,
      action: 'apply',
      by: 'applicant',
      to: 'CONFIRMED',
      when: ['isOpen', 'hasSeat'],
      tells: [{ who: 'applicant', event: 'eventConfirmed' }],
    },
    {
      from: null,
      action: 'apply',
      by: 'applicant',
      to: 'WAITING',
      when: 'isOpen',
      tells: [{ who: 'applicant', event: 'eventWaiting' }],
    },
    {
      from: ['WITHDRAWN', 'CANCELLED'],
      action: 'apply',
      by: 'applicant',
      to: 'CONFIRMED',
      when: ['isOpen', 'hasSeat'],
      tells: [{ who: 'applicant', event: 'eventConfirmed' }],
    },
    {
      from: ['WITHDRAWN', 'CANCELLED'],
      action: 'apply',
      by: 'applicant',
      to: 'WAITING',
      when: 'isOpen',
      tells: [{ who: 'applicant', event: 'eventWaiting' }],
    },
    {
      from: ['CONFIRMED', 'WAITING'],
      action: 'withdraw',
      by: 'applicant',
      to: 'WITHDRAWN',
      when: 'isToCome',
    },
    {
      from: ['WAITING'],
      action: 'moveUp',
      by: 'system',
      to: 'CONFIRMED',
      when: ['isToCome', 'hasSeat'],
      tells: [{ who: 'applicant', event: 'eventMovedUp' }],
    },
    { from: ['CONFIRMED'], action: 'checkIn', by: 'applicant', to: 'ATTENDED', when: 'isHeldNow' },
    { from: ['CONFIRMED'], action: 'attend', by: 'editor', to: 'ATTENDED', when: 'isNoted' },
    {
      from: ['ATTENDED'],
      action: 'absent',
      by: 'editor',
      to: 'CONFIRMED',
      tells: [{ who: 'applicant', event: 'eventAbsent' }],
    },
    // It was put off, as all who applied are told.
    { from: ['ATTENDED'], action: 'absent', by: 'system', to: 'CONFIRMED', when: 'isEarly' },
    // It was withdrawn before it began.
    {
      from: ['CONFIRMED', 'ATTENDED', 'WAITING'],
      action: 'cancel',
      by: 'system',
      to: 'CANCELLED',
      when: 'isOff',
      tells: [{ who: 'applicant', event: 'eventCancelled' }],
    },
  ],
})

export type ApplicationState = (typeof applicationLifecycle.states)[number]

/** Of those who have a seat. */
export const seatedStates = ['CONFIRMED', 'ATTENDED'] as const satisfies readonly ApplicationState[]

/** What an applicant may do, as buttons; being there is confirmed by the code that hangs at the door. */
export const applicantActions = ['apply', 'withdraw', 'checkIn'] as const
