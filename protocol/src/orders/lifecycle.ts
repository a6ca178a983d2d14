import { lifecycle } from '../kernel/lifecycle.ts'

/** A demander's order of a service that a provider offers. */
export const orderLifecycle = lifecycle({
  subject: 'order',
  states: {
    TO_BE_CONNECTED: 'gold',
    CONNECTED: 'ink',
    PROCESSING: 'ink',
    COMPLETED: 'jade',
    CANCELLED: 'grey',
  },
  /** Whether its service is shown, by a provider in use; whether the demander has no other open order on it. */
  conditions: { isOffered: 'wrongState', isOnlyOne: 'doneAlready' },
  moves: [
    {
      from: null,
      action: 'order',
      by: 'demander',
      to: 'TO_BE_CONNECTED',
      when: ['isOffered', 'isOnlyOne'],
      tells: [{ who: 'provider', event: 'orderNew' }],
    },
    {
      from: ['TO_BE_CONNECTED'],
      action: 'communicated',
      by: 'provider',
      to: 'CONNECTED',
      tells: [{ who: 'demander', event: 'orderConnected' }],
    },
    {
      from: ['CONNECTED'],
      action: 'processing',
      by: 'provider',
      to: 'PROCESSING',
      tells: [{ who: 'demander', event: 'orderProcessing' }],
    },
    {
      from: ['PROCESSING'],
      action: 'completed',
      by: 'provider',
      to: 'COMPLETED',
      tells: [{ who: 'demander', event: 'orderCompleted' }],
    },
    {
      from: ['TO_BE_CONNECTED'],
      action: 'cancel',
      by: 'demander',
      to: 'CANCELLED',
      tells: [{ who: 'provider', event: 'orderCancelled' }],
    },
    {
      from: ['TO_BE_CONNECTED'],
      action: 'cancel',
      by: 'provider',
      to: 'CANCELLED',
      tells: [{ who: 'demander', event: 'orderCancelled' }],
    },
    {
      from: ['CONNECTED', 'PROCESSING'],
      action: 'cancel',
      by: 'demander',
      to: 'CANCELLED',
      needsReason: true,
      tells: [{ who: 'provider', event: 'orderCancelledBecause' }],
    },
    {
      from: ['CONNECTED', 'PROCESSING'],
      action: 'cancel',
      by: 'provider',
      to: 'CANCELLED',
      needsReason: true,
      tells: [{ who: 'demander', event: 'orderCancelledBecause' }],
    },
    // Its provider is not verified any more: what has not begun ends.
    {
      from: ['TO_BE_CONNECTED', 'CONNECTED'],
      action: 'abandon',
      by: 'system',
      to: 'CANCELLED',
      tells: [{ who: 'demander', event: 'orderAbandoned' }],
    },
    // The same of its demander.
    {
      from: ['TO_BE_CONNECTED', 'CONNECTED'],
      action: 'demanderNotVerified',
      by: 'system',
      to: 'CANCELLED',
      tells: [{ who: 'provider', event: 'orderDemanderNotVerified' }],
    },
    // One of its sides left.
    {
      from: ['TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING'],
      action: 'demanderLeft',
      by: 'system',
      to: 'CANCELLED',
      tells: [{ who: 'provider', event: 'orderSideLeft' }],
    },
    {
      from: ['TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING'],
      action: 'providerLeft',
      by: 'system',
      to: 'CANCELLED',
      tells: [{ who: 'demander', event: 'orderSideLeft' }],
    },
  ],
})

export type OrderState = (typeof orderLifecycle.states)[number]

/** An order that is not over; a demander has one on a service. */
export const openOrderStates = [
  'TO_BE_CONNECTED',
  'CONNECTED',
  'PROCESSING',
] as const satisfies readonly OrderState[]

/** Contacts of the two sides are open to each other in these: from the connection on, and of what came of it. */
export const orderContactStates = [
  'CONNECTED',
  'PROCESSING',
  'COMPLETED',
] as const satisfies readonly OrderState[]

/** What each side may do with an order, as buttons. */
export const orderDemanderActions = ['cancel'] as const
export const orderProviderActions = ['communicated', 'processing', 'completed', 'cancel'] as const
