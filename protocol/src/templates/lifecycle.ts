import { lifecycle } from '../kernel/lifecycle.ts'

/** Who edits: an editor, or who may do everything and need not be a second person. */
const editors = ['editor', 'chief'] as const

/**
 * A version of a contract template. What is published is never changed: a change is a version beside it, which takes
 * its place once it is published the same way; contracts begun on the older one stay on it.
 */
export const templateLifecycle = lifecycle({
  subject: 'template',
  states: {
    DRAFT: 'gold',
    IN_REVIEW: 'seal',
    PUBLISHED: 'ink',
    WITHDRAWN: 'grey',
    REPLACED: 'grey',
    DISCARDED: 'grey',
  },
  /**
   * Whether only others wrote of it; whether a law that it rests on changed since an editor looked at it; whether no
   * other version of the template is being worked on, and none came after it.
   */
  conditions: { isOthers: 'notNow', isLawChanged: 'wrongState', isFree: 'wrongState' },
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
      when: 'isOthers',
      tells: [{ who: 'writer', event: 'textApproved' }],
    },
    {
      from: ['IN_REVIEW'],
      action: 'approve',
      by: 'chief',
      to: 'PUBLISHED',
      tells: [{ who: 'writer', event: 'textApproved' }],
    },
    { from: ['PUBLISHED'], action: 'confirm', by: editors, to: 'PUBLISHED', when: 'isLawChanged' },
    {
      from: ['PUBLISHED'],
      action: 'withdraw',
      by: editors,
      to: 'WITHDRAWN',
      needsReason: true,
      tells: [{ who: 'writer', event: 'textWithdrawn' }],
    },
    { from: ['WITHDRAWN'], action: 'restore', by: editors, to: 'DRAFT', when: 'isFree' },
    // Another version of the template was published.
    { from: ['PUBLISHED'], action: 'replace', by: 'system', to: 'REPLACED' },
  ],
})

export type TemplateState = (typeof templateLifecycle.states)[number]

/** In which a version is worked on; a template has one of them at most. */
export const openTemplateStates = ['DRAFT', 'IN_REVIEW'] as const satisfies readonly TemplateState[]

/** States that the list of the desk tells apart. */
export const templateStates = [
  'DRAFT',
  'IN_REVIEW',
  'PUBLISHED',
  'WITHDRAWN',
  'DISCARDED',
] as const satisfies readonly TemplateState[]

/** What an editor may do with a version, as buttons; `confirm` where a law changed that it rests on. */
export const templateActions = [
  'edit',
  'submit',
  'discard',
  'return',
  'approve',
  'confirm',
  'withdraw',
  'restore',
] as const
