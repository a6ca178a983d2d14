import { lifecycle } from '../kernel/lifecycle.ts'

/** Who edits: an editor, or who may do everything and need not be a second person. */
const editors = ['editor', 'chief'] as const

/**
 * A version of a publication. What is published is never changed: a change is a version beside it, which takes its
 * place once it is published the same way.
 */
export const publicationLifecycle = lifecycle({
  subject: 'publication',
  states: {
    DRAFT: 'gold',
    IN_REVIEW: 'seal',
    SCHEDULED: 'gold',
    PUBLISHED: 'ink',
    WITHDRAWN: 'grey',
    REPLACED: 'grey',
    DISCARDED: 'grey',
  },
  /**
   * Whether only others wrote of it; whether the time it was wanted for has come; whether no other version of the
   * publication is being worked on, and none came after it.
   */
  conditions: { isOthers: 'notNow', isDue: 'wrongState', isFree: 'wrongState' },
  moves: [
    { from: null, action: 'add', by: editors, to: 'DRAFT' },
    { from: null, action: 'revise', by: editors, to: 'DRAFT', when: 'isFree' },
    { from: ['DRAFT'], action: 'edit', by: editors, to: 'DRAFT' },
    { from: ['DRAFT'], action: 'submit', by: editors, to: 'IN_REVIEW' },
    { from: ['DRAFT'], action: 'discard', by: editors, to: 'DISCARDED' },
    {
      from: ['IN_REVIEW'],
      action: 'return',
      by: editors,
      to: 'DRAFT',
      needsReason: true,
      tells: [{ who: 'writer', event: 'textReturned' }],
    },
    {
      from: ['IN_REVIEW'],
      action: 'approve',
      by: 'editor',
      to: 'PUBLISHED',
      when: ['isOthers', 'isDue'],
      tells: [{ who: 'writer', event: 'textApproved' }],
    },
    {
      from: ['IN_REVIEW'],
      action: 'approve',
      by: 'editor',
      to: 'SCHEDULED',
      when: 'isOthers',
      tells: [{ who: 'writer', event: 'textScheduled' }],
    },
    {
      from: ['IN_REVIEW'],
      action: 'approve',
      by: 'chief',
      to: 'PUBLISHED',
      when: 'isDue',
      tells: [{ who: 'writer', event: 'textApproved' }],
    },
    {
      from: ['IN_REVIEW'],
      action: 'approve',
      by: 'chief',
      to: 'SCHEDULED',
      tells: [{ who: 'writer', event: 'textScheduled' }],
    },
    {
      from: ['SCHEDULED'],
      action: 'publish',
      by: 'clock',
      to: 'PUBLISHED',
      when: 'isDue',
      tells: [{ who: 'writer', event: 'textPublished' }],
    },
    {
      from: ['SCHEDULED', 'PUBLISHED'],
      action: 'withdraw',
      by: editors,
      to: 'WITHDRAWN',
      needsReason: true,
      tells: [{ who: 'writer', event: 'textWithdrawn' }],
    },
    { from: ['WITHDRAWN'], action: 'restore', by: editors, to: 'DRAFT', when: 'isFree' },
    // Another version of the publication was published.
    { from: ['PUBLISHED'], action: 'replace', by: 'system', to: 'REPLACED' },
  ],
})

export type PublicationState = (typeof publicationLifecycle.states)[number]

/** In which a version is worked on; a publication has one of them at most. */
export const openStates = ['DRAFT', 'IN_REVIEW', 'SCHEDULED'] as const satisfies readonly PublicationState[]

/** States that the list of the desk tells apart. */
export const deskStates = [
  'DRAFT',
  'IN_REVIEW',
  'SCHEDULED',
  'PUBLISHED',
  'WITHDRAWN',
  'DISCARDED',
] as const satisfies readonly PublicationState[]

/** What an editor may do with a version, as buttons. */
export const editorActions = [
  'edit',
  'submit',
  'discard',
  'return',
  'approve',
  'withdraw',
  'restore',
] as const
