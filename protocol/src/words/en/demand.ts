import type { Translation } from '../translation.ts'
import type * as source from '../zh/demand.ts'

export const demand: Translation<typeof source.demand> = {
  lead: 'Cross-border legal needs of individuals and companies. Verified lawyers and agencies may sign up; both sides see each other’s contacts once they negotiate.',
  list: 'List of legal needs',
  keyword: 'Keyword',
  keywordHint: 'Title, number or content',
  within: 'Deadline',
  withinDays: { WEEK: 'Within 7 days', MONTH: 'Within 30 days', QUARTER: 'Within 90 days' },
  sorts: { best: 'Best match', urgent: 'Urgent first', newest: 'Newest first', deadline: 'Ending soonest' },
  published: 'Published {{date}}',
  noSignUps: 'No sign-ups yet',
  signUps_one: '{{count}} sign-up',
  signUps_other: '{{count}} sign-ups',
  signedUp: 'You have signed up',
  own: 'Posted by you',
  noneTitle: 'No legal needs are open at the moment',
  noneText:
    'Legal needs appear here once they have been reviewed. If you need legal help, you can post yours now.',
  facts: 'Details',
  files: {
    NEGOTIATING: 'Open once you are in negotiation.',
    VERIFIED: 'Open to verified providers only.',
    count_one: '{{count}} attachment.',
    count_other: '{{count}} attachments.',
  },
  contacts: { title: 'Contacts', text: 'You are in negotiation: each side sees the other’s contacts.' },
  meant: 'The client has you in mind',
  intended: 'The client has you in mind for this legal need.',
  how: {
    title: 'After you sign up',
    signUp: 'The client is told of your sign-up',
    negotiate: 'The client opens negotiation, and both sides see contacts',
    cooperate: 'The client chooses one provider; other sign-ups end',
    complete: 'The work is done and the client confirms it',
  },
  next: {
    open: 'Open to sign-ups',
    theirs: 'Waiting for the client',
    both: 'Under way',
    over: 'Over',
    closed: 'You cannot sign up',
    own: 'Posted by you',
    ownTitle: 'Manage it under “My legal needs”',
    ownText: 'Sign-ups, negotiation and changes are handled there.',
    openOwn: 'Open my legal need',
    maySignUp: 'You can sign up',
    maySignUpText:
      'Describe your experience and plan; the fee and time can be settled later. Deadline: {{date}}.',
    again: 'You can sign up again',
    againText: 'Your earlier sign-up is over; its status is “{{state}}”.',
    signUp: 'Sign up',
    openSignUp: 'Open my sign-up',
    SIGNED_UP: 'You have signed up; the client will contact you',
    IN_NEGOTIATION: 'You are in negotiation and contacts are open',
    COOPERATING: 'You are working on it together',
    COMPLETED: 'The cooperation is completed',
    endedTitle: 'Your sign-up is over',
    notShown: 'This legal need takes no more sign-ups',
  },
  bars: {
    notProvider: {
      title: 'Only providers can sign up',
      text: 'Lawyers, law firms, translation agencies and other agencies may sign up.',
      instead: 'You can post a legal need of your own.',
    },
    notVerified: {
      title: 'You can sign up once you are verified',
      text: 'Your verification is not complete. See how it stands in the personal centre.',
    },
    lawyersAlone: {
      title: 'For lawyers only',
      text: 'Litigation, arbitration and legal opinions are for lawyers and law firms.',
    },
    notInChina: {
      title: 'Litigation in China is for lawyers admitted there',
      text: 'Lawyers admitted abroad may not act in litigation in China.',
    },
  },
  toProfile: 'See my verification',
  signUp: {
    title: 'Sign up: {{title}}',
    noteHint:
      'Similar matters you have handled, how you would proceed, and who would do the work. Contacts are exchanged in negotiation.',
    firmHint:
      'The law firm that would contract with the client; if you are admitted abroad you may leave it empty.',
    optional: 'Fee and time (these can be settled later; the lowest fee alone means a fixed price)',
    conflict: 'A conflict of interest is possible',
    conflictText:
      'By the Portal’s records you may work, or have worked, for an opposing party in this matter. Check and confirm, or close this window to give up. What you have written is kept.',
    send: 'Send my sign-up',
    done: 'You have signed up; the client has been told',
  },
}

export const requirementForm: Translation<typeof source.requirementForm> = {
  lead: 'The more precisely you describe it, the better the sign-ups fit. The Portal reviews each legal need, usually within one working day. What you write is kept on this device for 30 days, or until you sign out (except attachments and opposing parties).',
  editTitle: 'Edit a legal need',
  editLead: 'A changed legal need is reviewed again and is not listed meanwhile; sign-ups so far are kept.',
  notForStaff:
    'Administrators take no part in legal needs. Please post with the account of an individual, a company or an agency.',
  notVerified:
    'You are not verified yet, so you cannot post now. You can see what is asked for and send it once you are verified.',
  what: 'What help you need',
  whatText: 'This is shown publicly.',
  titleHint:
    'The matter in one sentence, such as “Review of a purchase contract in Kazakhstan”. No contact details, please.',
  urgent: 'Urgent',
  urgentHint: 'Tick it where time is really short: it is listed first.',
  deadlineHint: 'Sign-ups are taken until 24:00 that day, Beijing time.',
  content: 'The situation and what you expect',
  contentText:
    'Signed-in users can read this. No identity numbers, bank accounts or contact details, please.',
  contentHint: 'What has happened, what result you want, by when, and in which language.',
  filesHint: 'Pictures, Word, Excel or PDF, 10 MB each at most, up to {{most}} files.',
  contacts: 'Contacts',
  contactsText: 'Only providers you negotiate with see these.',
  phoneHint: 'With the country code, such as +86 532 8888 0001',
  partners: 'Preferred providers',
  partnersText: 'You may leave this empty. They are told; other providers may sign up all the same.',
  partnersSearch: 'Find a verified provider by name',
  partnersNone: 'No verified provider has this name',
  partnersAdd: 'Choose {{name}}',
  partnersRemove: 'Remove {{name}}',
  partnersChosen: 'Preferred providers chosen',
  opposing: 'Opposing parties',
  opposingText:
    'Nobody sees these. They only serve to warn providers who work for the other side of a conflict of interest. After a reload you will need to enter them again.',
  opposingAdd: 'Add a party',
  opposingRemove: 'Remove party {{place}}',
  opposingOf: 'Party {{place}}',
  send: 'Submit for review',
  sendEdit: 'Submit the changes',
  done: 'Your legal need is submitted; you will be told the result of the review',
  doneEdit: 'Changes submitted; they will be reviewed again',
  after: 'After you submit',
  steps: {
    review: 'The Portal reviews it',
    reviewNote: 'Usually 1 working day',
    shown: 'It is published and providers sign up',
    compare: 'You compare them and negotiate',
    set: 'You choose one to work with',
  },
}

export const newestRequirements: Translation<typeof source.newestRequirements> = {
  title: 'Newest legal needs',
  lead: 'Open to verified lawyers and agencies',
  more: 'All legal needs',
  noSignUps: 'No sign-ups yet',
  signUps_one: '{{count}} sign-up',
  signUps_other: '{{count}} sign-ups',
}
