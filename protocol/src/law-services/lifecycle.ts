import { lifecycle } from '../kernel/lifecycle.ts'

/** A service that a provider offers. Whatever its owner changes is reviewed again; running orders go on. */
export const lawServiceLifecycle = lifecycle({
  subject: 'lawService',
  states: { REVIEWING: 'gold', REJECTED: 'seal', DISPLAYED: 'ink', CLOSED: 'grey', DELETED: 'grey' },
  /** Whether another case may be added; whether no order on it is open. */
  conditions: { hasRoom: 'tooManyCases', isFree: 'wrongState' },
  moves: [
    { from: null, action: 'add', by: 'owner', to: 'REVIEWING' },
    {
      from: ['REVIEWING'],
      action: 'approve',
      by: 'admin',
      to: 'DISPLAYED',
      tells: [{ who: 'owner', event: 'serviceApproved' }],
    },
    {
      from: ['REVIEWING'],
      action: 'reject',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'owner', event: 'serviceRejected' }],
    },
    {
      from: ['DISPLAYED'],
      action: 'takeDown',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'owner', event: 'serviceTakenDown' }],
    },
    {
      from: ['REVIEWING', 'REJECTED', 'DISPLAYED', 'CLOSED'],
      action: 'edit',
      by: 'owner',
      to: 'REVIEWING',
    },
    {
      from: ['REVIEWING', 'REJECTED', 'DISPLAYED', 'CLOSED'],
      action: 'addCase',
      by: 'owner',
      to: 'REVIEWING',
      when: 'hasRoom',
    },
    {
      from: ['REVIEWING', 'REJECTED', 'DISPLAYED', 'CLOSED'],
      action: 'editCase',
      by: 'owner',
      to: 'REVIEWING',
    },
    {
      from: ['REVIEWING', 'REJECTED', 'DISPLAYED', 'CLOSED'],
      action: 'deleteCase',
      by: 'owner',
      to: 'REVIEWING',
    },
    { from: ['DISPLAYED'], action: 'close', by: 'owner', to: 'CLOSED' },
    { from: ['CLOSED'], action: 'reopen', by: 'owner', to: 'REVIEWING' },
    {
      from: ['REVIEWING', 'REJECTED', 'CLOSED'],
      action: 'delete',
      by: 'owner',
      to: 'DELETED',
      when: 'isFree',
    },
    // Its owner left.
    { from: ['REVIEWING', 'REJECTED', 'DISPLAYED'], action: 'close', by: 'system', to: 'CLOSED' },
  ],
})

export type LawServiceState = (typeof lawServiceLifecycle.states)[number]

/** States as a screen may name them: what was deleted is on none. */
export const shownServiceStates = lawServiceLifecycle.states.filter((state) => state !== 'DELETED')

/** What the owner may do with a service, as buttons. */
export const serviceOwnerActions = ['edit', 'addCase', 'close', 'reopen', 'delete'] as const

/** What a moderator may do with one. */
export const serviceModeratorActions = ['approve', 'reject', 'takeDown'] as const
