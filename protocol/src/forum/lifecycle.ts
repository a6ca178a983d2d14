import { lifecycle } from '../kernel/lifecycle.ts'

/** A post of the forum. Whether it stands first, and whether it may be commented, are no states: it is shown all the same. */
export const postLifecycle = lifecycle({
  subject: 'forumPost',
  states: { REVIEWING: 'gold', DISPLAYED: 'ink', REJECTED: 'seal', DELETED: 'grey' },
  /**
   * Whether posts are reviewed before they are shown; whether its author's standing hides the post; whether it stands
   * first, and whether it is closed, or not.
   */
  conditions: {
    isReviewed: 'wrongState',
    isHidden: 'wrongState',
    isPinned: 'doneAlready',
    isNotPinned: 'doneAlready',
    isClosed: 'doneAlready',
    isOpen: 'doneAlready',
  },
  moves: [
    { from: null, action: 'add', by: 'author', to: 'REVIEWING', when: 'isReviewed' },
    { from: null, action: 'add', by: 'author', to: 'DISPLAYED' },
    {
      from: ['REVIEWING', 'DISPLAYED', 'REJECTED'],
      action: 'edit',
      by: 'author',
      to: 'REVIEWING',
      when: 'isReviewed',
    },
    { from: ['REVIEWING', 'DISPLAYED', 'REJECTED'], action: 'edit', by: 'author', to: 'DISPLAYED' },
    { from: ['REVIEWING', 'DISPLAYED', 'REJECTED'], action: 'delete', by: 'author', to: 'DELETED' },
    {
      from: ['REVIEWING'],
      action: 'approve',
      by: 'admin',
      to: 'DISPLAYED',
      tells: [{ who: 'author', event: 'forumPostApproved' }],
    },
    {
      from: ['REVIEWING'],
      action: 'reject',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'author', event: 'forumPostRejected' }],
    },
    {
      from: ['DISPLAYED'],
      action: 'takeDown',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'author', event: 'forumPostTakenDown' }],
    },
    { from: ['DISPLAYED'], action: 'pin', by: 'admin', to: 'DISPLAYED', when: 'isNotPinned' },
    { from: ['DISPLAYED'], action: 'unpin', by: 'admin', to: 'DISPLAYED', when: 'isPinned' },
    {
      from: ['DISPLAYED'],
      action: 'close',
      by: 'admin',
      to: 'DISPLAYED',
      when: 'isOpen',
      needsReason: true,
      tells: [{ who: 'author', event: 'forumPostClosed' }],
    },
    {
      from: ['DISPLAYED'],
      action: 'reopen',
      by: 'admin',
      to: 'DISPLAYED',
      when: 'isClosed',
      tells: [{ who: 'author', event: 'forumPostReopened' }],
    },
    // Its author left: what is shown is closed and stays without a name, what is not shown goes.
    { from: ['DISPLAYED'], action: 'authorLeft', by: 'system', to: 'DELETED', when: 'isHidden' },
    { from: ['DISPLAYED'], action: 'authorLeft', by: 'system', to: 'DISPLAYED' },
    { from: ['REVIEWING', 'REJECTED'], action: 'authorLeft', by: 'system', to: 'DELETED' },
  ],
})

export type PostState = (typeof postLifecycle.states)[number]

/** The states of what is not deleted, as authors and moderators have their tabs. */
export const livePostStates = ['REVIEWING', 'DISPLAYED', 'REJECTED'] as const satisfies readonly PostState[]

export type LivePostState = (typeof livePostStates)[number]

/** What is said below a post, shown at once. */
export const commentLifecycle = lifecycle({
  subject: 'forumComment',
  states: { DISPLAYED: 'ink', TAKEN_DOWN: 'seal', DELETED: 'grey' },
  /** Whether its post may be commented; whether it was written a short time ago. */
  conditions: { isOpen: 'wrongState', isFresh: 'notNow' },
  moves: [
    {
      from: null,
      action: 'add',
      by: 'author',
      to: 'DISPLAYED',
      when: 'isOpen',
      tells: [
        { who: 'postAuthor', event: 'forumPostCommented' },
        { who: 'answered', event: 'forumCommentAnswered' },
      ],
    },
    { from: ['DISPLAYED'], action: 'edit', by: 'author', to: 'DISPLAYED', when: ['isOpen', 'isFresh'] },
    { from: ['DISPLAYED'], action: 'delete', by: 'author', to: 'DELETED' },
    {
      from: ['DISPLAYED'],
      action: 'takeDown',
      by: 'admin',
      to: 'TAKEN_DOWN',
      needsReason: true,
      tells: [{ who: 'author', event: 'forumCommentTakenDown' }],
    },
  ],
})

export type CommentState = (typeof commentLifecycle.states)[number]

/** What somebody says is wrong with a post or a comment. */
export const reportLifecycle = lifecycle({
  subject: 'forumReport',
  states: { OPEN: 'gold', DISMISSED: 'grey', SETTLED: 'jade' },
  moves: [
    { from: null, action: 'report', by: 'reader', to: 'OPEN' },
    { from: ['OPEN'], action: 'dismiss', by: 'admin', to: 'DISMISSED' },
    // What was reported is not shown any more, whoever saw to it.
    { from: ['OPEN'], action: 'settle', by: 'system', to: 'SETTLED' },
  ],
})

export type ReportState = (typeof reportLifecycle.states)[number]

/** What each side may do, as buttons. */
export const postAuthorActions = ['edit', 'delete'] as const
export const postModeratorActions = [
  'approve',
  'reject',
  'takeDown',
  'pin',
  'unpin',
  'close',
  'reopen',
] as const
export const commentAuthorActions = ['edit', 'delete'] as const
