import type { Translation } from '../translation.ts'
import type * as source from '../zh/cooperation.ts'

export const requirementMoves: Translation<typeof source.requirementMoves> = {
  withdraw: {
    title: 'Withdraw this legal need?',
    text: '“{{title}}” will no longer be reviewed. You can post it again later.',
    done: 'The legal need is withdrawn',
  },
  close: {
    title: 'Close this legal need?',
    text: '“{{title}}” will no longer be shown. Sign-ups without a cooperation end, and their providers are told.',
    done: 'The legal need is closed',
  },
  republish: {
    title: 'Post this legal need again',
    text: '“{{title}}” will be reviewed once more, and shown again once it is approved.',
    done: 'Submitted again; we will tell you once it is approved',
  },
  delete: {
    title: 'Delete this legal need?',
    text: '“{{title}}” will disappear from your list. This cannot be undone. A provider whom you worked with keeps the record.',
    done: 'Delete successfully',
  },
  communicated: {
    title: 'Start negotiating with {{name}}?',
    text: 'Names, phone numbers and e-mail addresses of both sides are opened to each other, and your attachments to the provider.',
    done: 'Negotiation has begun; both sides can see each other’s contacts',
  },
  cooperation: {
    title: 'Choose {{name}} as your provider?',
    text: 'The legal need closes, the other sign-ups end, and their providers are told.',
    done: 'The provider is chosen',
  },
  decline: {
    title: 'Decline the sign-up of {{name}}?',
    text: 'The provider will be told, and can read the reason if you give one.',
    done: 'The sign-up is declined',
  },
  completed: {
    title: 'Confirm that {{name}} has completed the work?',
    text: 'The cooperation ends; messages and records are kept.',
    done: 'The cooperation is completed',
  },
  cancelCooperation: {
    title: 'Terminate the cooperation with {{name}}?',
    text: 'It ends at once, and both sides are told. A legal need whose deadline has not passed is shown again.',
    done: 'Cancel cooperation successfully',
  },
  cancelSignUp: {
    title: 'Cancel this sign-up?',
    text: 'The client will be told. You can sign up again while the legal need is shown.',
    done: 'Cancel application successfully',
  },
}

export const signedUp: Translation<typeof source.signedUp> = {
  lead: 'The legal needs you signed up for: how far each has come, and whose turn it is.',
  calm: 'When a client would like you to help, or chooses you, you will see it here.',
  list: 'Legal needs I signed up for',
  keyword: 'Keyword',
  keywordHint: 'Title or number',
  sorts: { newest: 'Newest first', deadline: 'By deadline' },
  empty: 'You have not signed up for a legal need yet',
  emptyText: 'Find one that suits you among the legal needs and sign up; you can follow it here.',
  find: 'See legal needs',
  at: 'Signed up {{date}}',
  open: 'View',
  turn: {
    SIGNED_UP: {
      who: 'Waiting for the client',
      title: 'Waiting for the client to contact you',
      text: 'When the client starts negotiating, contacts open to both sides.',
    },
    IN_NEGOTIATION: {
      who: 'In negotiation',
      title: 'Negotiate; the client chooses',
      text: 'Contacts are open. Explain your plan and fee in the messages.',
    },
    CHANGED: {
      who: 'In review',
      title: 'The client has changed the need; it is being reviewed',
      text: 'Your sign-up stands. Please read the need as it is now; if it no longer suits you, you may withdraw.',
    },
    OVERDUE: {
      who: 'Waiting for the client',
      title: 'Sign-ups are closed; the client decides',
      text: 'The client may still negotiate with you, or post the need again; you may withdraw.',
    },
    COOPERATING: {
      who: 'Your turn',
      title: 'Do the work as agreed',
      text: 'The client confirms its completion. Please tell them of your progress in the messages.',
    },
    COMPLETED: {
      who: 'Completed',
      title: 'The cooperation is completed; its record is kept',
      text: 'Messages and history can be read at any time.',
    },
    TERMINATED_BY_USER: {
      who: 'Terminated',
      title: 'The client terminated the cooperation',
      text: 'See Progress for the reason.',
    },
    TERMINATED_BY_PROVIDER: {
      who: 'Terminated',
      title: 'You terminated the cooperation',
      text: 'See Progress for the reason.',
    },
    ABANDONED: {
      who: 'Withdrawn',
      title: 'Your sign-up is withdrawn',
      text: 'You can sign up again while the legal need is shown.',
    },
    NO_COOPERATION: {
      who: 'Not selected',
      title: 'You were not selected this time',
      text: 'The client declined, or the legal need has ended; see Progress for the reason.',
    },
  },
  deleted:
    'The client has deleted this legal need. The record of your cooperation stays with you; no more messages can be sent.',
  again: 'Sign up again',
  mine: 'My sign-up',
  content: 'What is needed',
  unread: 'The client has changed it since. What is new can be read once it is approved.',
  filesClosed_one: '{{count}} attachment, open to you once negotiation begins',
  filesClosed_other: '{{count}} attachments, open to you once negotiation begins',
  opened: 'Contacts of the client are open to you:',
  history: 'Progress',
}
