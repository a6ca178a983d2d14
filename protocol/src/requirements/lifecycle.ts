import { lifecycle, type ActionOf } from '../kernel/lifecycle.ts'

/** A legal need that somebody publishes. A deadline is a day, and ends with it in the zone's time. */
export const requirementLifecycle = lifecycle({
  subject: 'requirement',
  states: {
    REVIEWING: 'gold',
    REJECTED: 'seal',
    DISPLAYED: 'ink',
    CLOSED: 'grey',
    OVERDUE: 'grey',
    WITHDRAWN: 'grey',
    DELETED: 'grey',
  },
  /**
   * Whether the deadline is still to come or is over; whether nobody works on it; whether it was a cooperation that
   * closed it.
   */
  conditions: {
    isInTime: 'wrongState',
    isPast: 'wrongState',
    isFree: 'wrongState',
    isClosedByCooperation: 'wrongState',
  },
  moves: [
    { from: null, action: 'add', by: 'owner', to: 'REVIEWING', when: 'isInTime' },
    {
      from: ['REVIEWING'],
      action: 'approve',
      by: 'admin',
      to: 'DISPLAYED',
      tells: [{ who: 'owner', event: 'requirementApproved' }],
    },
    {
      from: ['REVIEWING'],
      action: 'reject',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'owner', event: 'requirementRejected' }],
    },
    {
      from: ['DISPLAYED'],
      action: 'takeDown',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'owner', event: 'requirementTakenDown' }],
    },
    { from: ['REVIEWING'], action: 'cancel', by: ['owner', 'system'], to: 'WITHDRAWN' },
    { from: ['DISPLAYED', 'OVERDUE'], action: 'cancel', by: ['owner', 'system'], to: 'CLOSED' },
    {
      from: ['DISPLAYED'],
      action: 'expire',
      by: 'clock',
      to: 'OVERDUE',
      when: 'isPast',
      tells: [{ who: 'owner', event: 'requirementOverdue' }],
    },
    { from: ['DISPLAYED', 'OVERDUE'], action: 'close', by: 'system', to: 'CLOSED' },
    {
      from: ['CLOSED'],
      action: 'reopen',
      by: 'system',
      to: 'DISPLAYED',
      when: ['isClosedByCooperation', 'isInTime'],
    },
    {
      from: ['CLOSED'],
      action: 'reopen',
      by: 'system',
      to: 'OVERDUE',
      when: ['isClosedByCooperation', 'isPast'],
    },
    {
      from: ['REVIEWING', 'REJECTED', 'DISPLAYED'],
      action: 'edit',
      by: 'owner',
      to: 'REVIEWING',
      when: 'isInTime',
    },
    {
      from: ['REJECTED', 'CLOSED', 'OVERDUE', 'WITHDRAWN'],
      action: 'republish',
      by: 'owner',
      to: 'REVIEWING',
      when: ['isInTime', 'isFree'],
    },
    {
      from: ['REJECTED', 'CLOSED', 'OVERDUE', 'WITHDRAWN'],
      action: 'delete',
      by: 'owner',
      to: 'DELETED',
      when: 'isFree',
    },
  ],
})

export type RequirementState = (typeof requirementLifecycle.states)[number]

/** States as a screen may name them: what was deleted is on none. */
export const shownRequirementStates = requirementLifecycle.states.filter((state) => state !== 'DELETED')

/** A provider's work on a requirement, from the sign-up on. */
export const cooperationLifecycle = lifecycle({
  subject: 'cooperation',
  states: {
    SIGNED_UP: 'gold',
    IN_NEGOTIATION: 'ink',
    COOPERATING: 'ink',
    COMPLETED: 'jade',
    TERMINATED_BY_USER: 'grey',
    TERMINATED_BY_PROVIDER: 'grey',
    ABANDONED: 'grey',
    NO_COOPERATION: 'grey',
  },
  /**
   * Where its requirement is: shown; shown or overdue; the same or under review; closed. Whether its deadline is still
   * to come; whether no other provider works on it.
   */
  conditions: {
    isDisplayed: 'wrongState',
    isInTime: 'wrongState',
    isOpen: 'wrongState',
    isUndecided: 'wrongState',
    isClosed: 'wrongState',
    isOnlyOne: 'wrongState',
  },
  moves: [
    {
      from: null,
      action: 'signUp',
      by: 'provider',
      to: 'SIGNED_UP',
      when: ['isDisplayed', 'isInTime'],
      tells: [{ who: 'demander', event: 'signUpNew' }],
    },
    {
      from: ['TERMINATED_BY_USER', 'TERMINATED_BY_PROVIDER', 'ABANDONED', 'NO_COOPERATION'],
      action: 'signUp',
      by: 'provider',
      to: 'SIGNED_UP',
      when: ['isDisplayed', 'isInTime'],
      tells: [{ who: 'demander', event: 'signUpNew' }],
    },
    {
      from: ['SIGNED_UP'],
      action: 'communicated',
      by: 'demander',
      to: 'IN_NEGOTIATION',
      when: 'isOpen',
      tells: [{ who: 'provider', event: 'negotiationBegun' }],
    },
    {
      from: ['IN_NEGOTIATION'],
      action: 'cooperation',
      by: 'demander',
      to: 'COOPERATING',
      when: ['isOpen', 'isOnlyOne'],
      tells: [{ who: 'provider', event: 'cooperationSet' }],
    },
    {
      from: ['SIGNED_UP', 'IN_NEGOTIATION'],
      action: 'decline',
      by: 'demander',
      to: 'NO_COOPERATION',
      when: 'isUndecided',
      tells: [{ who: 'provider', event: 'signUpDeclined' }],
    },
    {
      from: ['SIGNED_UP', 'IN_NEGOTIATION'],
      action: 'cancelSignUp',
      by: 'provider',
      to: 'ABANDONED',
      tells: [{ who: 'demander', event: 'signUpCancelled' }],
    },
    {
      from: ['COOPERATING'],
      action: 'completed',
      by: 'demander',
      to: 'COMPLETED',
      when: 'isClosed',
      tells: [{ who: 'provider', event: 'cooperationCompleted' }],
    },
    {
      from: ['COOPERATING'],
      action: 'cancelCooperation',
      by: 'demander',
      to: 'TERMINATED_BY_USER',
      when: 'isClosed',
      needsReason: true,
      tells: [{ who: 'provider', event: 'cooperationTerminated' }],
    },
    {
      from: ['COOPERATING'],
      action: 'cancelCooperation',
      by: 'provider',
      to: 'TERMINATED_BY_PROVIDER',
      when: 'isClosed',
      needsReason: true,
      tells: [{ who: 'demander', event: 'cooperationTerminated' }],
    },
    // Its requirement was closed, rejected or withdrawn, or went to somebody else.
    {
      from: ['SIGNED_UP', 'IN_NEGOTIATION'],
      action: 'end',
      by: 'system',
      to: 'NO_COOPERATION',
      tells: [{ who: 'provider', event: 'signUpEnded' }],
    },
    // Its provider left, or is not verified any more.
    {
      from: ['SIGNED_UP', 'IN_NEGOTIATION'],
      action: 'abandon',
      by: 'system',
      to: 'ABANDONED',
      tells: [{ who: 'demander', event: 'signUpCancelled' }],
    },
    // One of its sides left.
    {
      from: ['COOPERATING'],
      action: 'demanderLeft',
      by: 'system',
      to: 'TERMINATED_BY_USER',
      tells: [{ who: 'provider', event: 'otherSideLeft' }],
    },
    {
      from: ['COOPERATING'],
      action: 'providerLeft',
      by: 'system',
      to: 'TERMINATED_BY_PROVIDER',
      tells: [{ who: 'demander', event: 'otherSideLeft' }],
    },
  ],
})

export type CooperationState = (typeof cooperationLifecycle.states)[number]

/** A sign-up that neither side has ended; a provider has one on a requirement. */
export const openCooperationStates = [
  'SIGNED_UP',
  'IN_NEGOTIATION',
  'COOPERATING',
] as const satisfies readonly CooperationState[]

/** Contacts of the two sides are open to each other in these: from negotiation on, and of what came of it. */
export const contactStates = [
  'IN_NEGOTIATION',
  'COOPERATING',
  'COMPLETED',
] as const satisfies readonly CooperationState[]

/** A moderator has read it as it is. */
export const moderatedStates = [
  'DISPLAYED',
  'CLOSED',
  'OVERDUE',
] as const satisfies readonly RequirementState[]

/** Both sides agreed on a cooperation, whatever became of it. */
export const agreedStates = [
  'COOPERATING',
  'COMPLETED',
  'TERMINATED_BY_USER',
  'TERMINATED_BY_PROVIDER',
] as const satisfies readonly CooperationState[]

/** What the owner may do with a requirement, as buttons. */
export const ownerActions = ['edit', 'cancel', 'republish', 'delete'] as const

/** What happens to one that whoever signed up for it may know. */
export const followedActions = [
  'edit',
  'republish',
  'approve',
  'expire',
  'cancel',
  'close',
  'reopen',
] as const satisfies readonly ActionOf<typeof requirementLifecycle>[]

/** What a moderator may do with one. */
export const moderatorActions = ['approve', 'reject', 'takeDown'] as const

/** What each side of a cooperation may do with it. */
export const demanderActions = [
  'communicated',
  'cooperation',
  'decline',
  'completed',
  'cancelCooperation',
] as const
export const providerActions = ['signUp', 'cancelSignUp', 'cancelCooperation'] as const
