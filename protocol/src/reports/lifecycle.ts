import { lifecycle } from '../kernel/lifecycle.ts'

/** A report that a company asks for: an extract of the portal's data, which a job makes, or what the desk prepares. */
export const requestLifecycle = lifecycle({
  subject: 'report-request',
  states: { OPEN: 'gold', MAKING: 'ink', ANSWERED: 'jade', FAILED: 'seal' },
  /** Whether the company has no other extract being made; it asks the desk as often as it likes. */
  conditions: { isOnlyOne: 'doneAlready' },
  moves: [
    { from: null, action: 'add', by: 'owner', to: 'OPEN', when: 'isOnlyOne' },
    { from: ['OPEN'], action: 'begin', by: 'system', to: 'MAKING' },
    {
      from: ['MAKING'],
      action: 'answer',
      by: 'system',
      to: 'ANSWERED',
      tells: [{ who: 'owner', event: 'reportHanded' }],
    },
    {
      from: ['MAKING'],
      action: 'fail',
      by: 'system',
      to: 'FAILED',
      tells: [{ who: 'owner', event: 'reportFailed' }],
    },
    { from: ['FAILED'], action: 'retry', by: ['owner', 'admin'], to: 'OPEN', when: 'isOnlyOne' },
    {
      from: ['OPEN', 'MAKING', 'FAILED'],
      action: 'answer',
      by: 'admin',
      to: 'ANSWERED',
      tells: [{ who: 'owner', event: 'reportHanded' }],
    },
  ],
})

export type RequestState = (typeof requestLifecycle.states)[number]

/** An extract in these states is being made; a company has one. */
export const liveRequestStates = ['OPEN', 'MAKING'] as const satisfies readonly RequestState[]

/** What each side may do with a request, as buttons. */
export const requestOwnerActions = ['retry'] as const
export const requestDeskActions = ['answer', 'retry'] as const
