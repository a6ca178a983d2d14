import { lifecycle } from '../kernel/lifecycle.ts'

/** A report that a company asks the platform for. */
export const requestLifecycle = lifecycle({
  subject: 'report-request',
  states: { OPEN: 'gold', ANSWERED: 'jade' },
  moves: [
    { from: null, action: 'add', by: 'owner', to: 'OPEN' },
    {
      from: ['OPEN'],
      action: 'answer',
      by: 'admin',
      to: 'ANSWERED',
      tells: [{ who: 'owner', event: 'reportHanded' }],
    },
  ],
})

export type RequestState = (typeof requestLifecycle.states)[number]
