import { lifecycle } from '../kernel/lifecycle.ts'

/** A question to the platform's desk, or to the team of a product. */
export const consultationLifecycle = lifecycle({
  subject: 'consultation',
  states: { UNANSWERED: 'gold', REPLIED: 'jade' },
  moves: [
    { from: null, action: 'ask', by: 'asker', to: 'UNANSWERED' },
    {
      from: ['UNANSWERED'],
      action: 'reply',
      by: 'admin',
      to: 'REPLIED',
      tells: [{ who: 'asker', event: 'consultationReplied' }],
    },
    {
      from: ['REPLIED'],
      action: 'editReply',
      by: 'admin',
      to: 'REPLIED',
      tells: [{ who: 'asker', event: 'consultationReplyChanged' }],
    },
    {
      from: ['UNANSWERED'],
      action: 'teamReply',
      by: 'member',
      to: 'REPLIED',
      tells: [{ who: 'asker', event: 'consultationTeamReplied' }],
    },
    {
      from: ['REPLIED'],
      action: 'editTeamReply',
      by: 'member',
      to: 'REPLIED',
      tells: [{ who: 'asker', event: 'consultationTeamReplyChanged' }],
    },
  ],
})

export type ConsultationState = (typeof consultationLifecycle.states)[number]

/**
 * What of an answered question everybody may read: a text of the desk's without personal data, which the asker has read
 * and agreed to.
 */
export const publicationLifecycle = lifecycle({
  subject: 'consultationPublication',
  states: { OFFERED: 'gold', PUBLISHED: 'ink', WITHDRAWN: 'grey' },
  /** Whether the asker allowed it with the question, and it is answered. */
  conditions: { isAllowed: 'notNow' },
  moves: [
    {
      from: null,
      action: 'offer',
      by: 'admin',
      to: 'OFFERED',
      when: 'isAllowed',
      tells: [{ who: 'asker', event: 'publicationOffered' }],
    },
    {
      from: ['OFFERED', 'PUBLISHED', 'WITHDRAWN'],
      action: 'offer',
      by: 'admin',
      to: 'OFFERED',
      when: 'isAllowed',
      tells: [{ who: 'asker', event: 'publicationOffered' }],
    },
    {
      from: ['OFFERED'],
      action: 'agree',
      by: 'asker',
      to: 'PUBLISHED',
      tells: [{ who: 'answerer', event: 'publicationAgreed' }],
    },
    {
      from: ['OFFERED'],
      action: 'withdraw',
      by: 'asker',
      to: 'WITHDRAWN',
      tells: [{ who: 'answerer', event: 'publicationRefused' }],
    },
    {
      from: ['PUBLISHED'],
      action: 'withdraw',
      by: 'asker',
      to: 'WITHDRAWN',
      tells: [{ who: 'answerer', event: 'publicationWithdrawn' }],
    },
    {
      from: ['PUBLISHED'],
      action: 'takeDown',
      by: 'admin',
      to: 'WITHDRAWN',
      needsReason: true,
      tells: [{ who: 'asker', event: 'publicationTakenDown' }],
    },
    // The asker left.
    { from: ['OFFERED', 'PUBLISHED'], action: 'askerLeft', by: 'system', to: 'WITHDRAWN' },
  ],
})

export type PublicationState = (typeof publicationLifecycle.states)[number]

/** What each side may do, as buttons. */
export const askerActions = ['agree', 'withdraw'] as const
export const teamActions = ['teamReply', 'editTeamReply'] as const
export const consultationDeskActions = ['reply', 'editReply', 'offer', 'takeDown'] as const
