import type { Translation } from '../translation.ts'
import type * as source from '../zh/law-services.ts'

export const screens: Translation<typeof source.screens> = {
  'service/desk': 'Service desk',
  'service/desk/details': 'Service',
  'service/desk/release': 'Offer a service',
  'content/service': 'Services',
  'content/service/manage': 'My services',
  'content/service/detail': 'Service',
  'content/service/release': 'Offer a service',
  'admin/services': 'Review of services',
  'admin/services/detail': 'Review a service',
}

export const audit: Translation<typeof source.audit> = {
  'service.add': 'Offered a service',
  'service.edit': 'Changed a service',
  'service.close': 'Closed a service',
  'service.reopen': 'Reopened a service',
  'service.remove': 'Deleted a service',
  'service.add-case': 'Added a case to a service',
  'service.edit-case': 'Changed a case of a service',
  'service.remove-case': 'Removed a case from a service',
  'service.read': 'Viewed a service to review',
  'service.approve': 'Approved a service',
  'service.reject': 'Rejected a service',
  'service.take-down': 'Took down a service',
  'service.assign': 'Set who reviews a service',
  'lawService.close': 'A service closed: its provider left',
}

export const waiting: Translation<typeof source.waiting> = {
  services_one: '{{count}} service to review',
  services_other: '{{count}} services to review',
}

export const lawServices: Translation<typeof source.lawServices> = {
  fields: {
    title: 'Title',
    code: 'Service number',
    provider: 'Provider',
    description: 'Summary',
    content: 'What is offered',
    firm: 'Contracting firm',
    fee: 'Fee',
    days: 'Time needed',
    cases: 'Related cases',
    volume: 'Service volume',
    language: 'Written in',
    state: 'Status',
    submittedAt: 'Submitted',
    publishedAt: 'Published',
    openOrders: 'Orders under way',
    reason: 'Why it was rejected',
  },
  caseFields: { title: 'Title of the case', theme: 'Subject of the case', content: 'What happened' },
  completed_one: '{{count}} completed',
  completed_other: '{{count}} completed',
  noneCompleted: 'No completed orders yet',
  states: { REVIEWING: 'In review', REJECTED: 'Rejected', DISPLAYED: 'Published', CLOSED: 'Closed' },
  actions: {
    add: 'Offer a service',
    edit: 'Edit',
    addCase: 'Add a case',
    editCase: 'Edit the case',
    deleteCase: 'Delete the case',
    close: 'Close the service',
    reopen: 'Reopen',
    delete: 'Delete',
    approve: 'Approve',
    reject: 'Reject',
    takeDown: 'Take down',
  },
  history: {
    add: 'Submitted',
    edit: 'Changed and submitted again',
    addCase: 'Case added; submitted again',
    editCase: 'Case changed; submitted again',
    deleteCase: 'Case deleted; submitted again',
    approve: 'Approved and published',
    reject: 'Rejected by the reviewer',
    takeDown: 'Taken down by the Portal',
    close: 'Closed',
    reopen: 'Reopened; submitted again',
    delete: 'Deleted',
  },
}

export const serviceDesk: Translation<typeof source.serviceDesk> = {
  lead: 'Services of verified lawyers and agencies, with what is done, the fee and the time stated up front.',
  signIn: 'Sign in to read them whole and to order.',
  list: 'Services',
  keyword: 'Keyword',
  keywordHint: 'Title, number or content',
  providerType: 'Type of provider',
  sorts: { best: 'Best match', newest: 'Newest first', volume: 'Most completed' },
  own: 'Your service',
  noneTitle: 'No services are offered at present',
  noneText:
    'Services appear here once they are reviewed. You can also post a legal need for providers to take up.',
  postNeed: 'Post a legal need',
  onlyOf: 'Showing services of {{name}} only.',
  ofAll: 'Show all services',
  facts: 'About this service',
  toProvider: 'See the provider',
  casesNote: 'written by the provider, parties not named',
}

export const ownServices: Translation<typeof source.ownServices> = {
  lead: 'The services you offer: how each stands, and how many orders it has.',
  list: 'My services',
  keyword: 'Keyword',
  keywordHint: 'Title or number',
  sorts: { newest: 'Latest submitted', volume: 'Most completed' },
  empty: 'You have not offered a service yet',
  emptyText: 'Say what you do, for what fee and in what time; once reviewed it is shown to everybody.',
  calm: 'When a review has a result, it will be shown here.',
  submitted: 'Submitted {{date}}',
  openOrders_one: '{{count}} order under way',
  openOrders_other: '{{count}} orders under way',
  noOpenOrders: 'No orders under way',
  yours: 'Waiting for you',
  open: 'View',
  rows: {
    REVIEWING: 'With the reviewer, usually one working day',
    REJECTED: 'Rejected; correct it and submit it again',
    rejectedBecause: 'Rejected: {{reason}}',
    DISPLAYED: 'Published, waiting for clients to order',
    CLOSED: 'Closed; takes no new orders',
  },
  turn: {
    REVIEWING: {
      who: 'Waiting for the Portal',
      title: 'The Portal is reviewing it',
      text: 'Usually one working day. Once approved it is published and you are notified; orders under way are not affected.',
    },
    REJECTED: {
      who: 'Your turn',
      title: 'Correct it and submit it again',
      text: 'The Portal rejected this service.',
    },
    DISPLAYED: {
      who: 'Waiting for clients',
      title: 'Published, waiting for clients to order',
      text: 'You are notified of each order. Changes of the content or of cases are reviewed again.',
    },
    CLOSED: {
      who: 'Closed',
      title: 'This service takes no new orders',
      text: 'Reopening it needs another review; orders under way go on.',
    },
  },
  toOrders: 'Orders received',
  toPublic: 'Public page',
  code: 'No. {{code}}',
  details: 'About this service',
  casesCount: '{{count}} of {{most}}',
  noCases: 'No cases yet. A matter of the same kind that you handled tells clients of your experience.',
  caseNote:
    'Once saved, the service is reviewed again and is not listed meanwhile. Please leave out the names and contact details of parties.',
  caseDone: 'The case is saved; the service will be reviewed again',
  history: 'Progress',
  close: {
    title: 'Close this service?',
    text: '“{{title}}” will no longer be shown and will take no new orders; orders under way go on.',
    done: 'The service is closed',
  },
  reopen: {
    title: 'Reopen this service?',
    text: '“{{title}}” will be submitted for review, and published again once it is approved.',
    done: 'Submitted again; you will be notified once it is approved',
  },
  delete: {
    title: 'Delete this service?',
    text: '“{{title}}” will go from your list and cannot be restored.',
    done: 'Delete successfully',
  },
  deleteCase: {
    title: 'Delete this case?',
    text: '“{{title}}” will no longer be shown; the service is reviewed again and is not listed meanwhile.',
    done: 'Delete successfully',
  },
}

export const serviceForm: Translation<typeof source.serviceForm> = {
  lead: 'The clearer it is, the easier clients decide. The Portal reviews it, usually within one working day. What you type is kept on this device for 30 days, or until you sign out.',
  editTitle: 'Edit the service',
  editLead: 'Changes are reviewed again; meanwhile the service is not listed, and orders under way go on.',
  notForStaff: 'Administrators offer no services.',
  notForDemanders:
    'Services are offered by lawyers, law firms, translation agencies and other agencies. If you need legal help, you can post a legal need.',
  postNeed: 'Post a legal need',
  notVerified:
    'Your verification is not complete, so you cannot offer a service yet. You can see what is asked, and submit it once you are verified.',
  what: 'The service',
  whatText: 'Everybody can see this.',
  titleHint:
    'The service in one sentence, such as: Review of purchase contracts in Kazakhstan. No contact details, please.',
  descriptionHint: 'Shown in lists: for whom, what is done, what they get.',
  content: 'In detail',
  contentText: 'Whoever is signed in can read this. No contact details, please.',
  contentHint: 'What is included and what is not, what the client prepares, in which languages you work.',
  terms: 'Fee and time',
  termsText:
    'Everybody can see this. Left empty, it is to be agreed; the lowest fee alone means a fixed price.',
  feeFrom: 'Lowest fee (RMB)',
  feeTo: 'Highest fee (RMB)',
  days: 'Working days needed',
  firmHint: 'The law firm that contracts with the client; if you are admitted abroad you may leave it empty.',
  cases: 'Related cases',
  casesText:
    'Optional, {{most}} at most. Matters of the same kind that you handled; no names, organisations or contact details of parties.',
  caseOf: 'Case {{place}}',
  caseAdd: 'Add a case',
  caseRemove: 'Remove case {{place}}',
  themeHint: 'The kind of matter, such as: transfer of shares, recovery of payment for goods.',
  caseContentHint: 'The situation, what you did, and the result.',
  send: 'Submit for review',
  sendEdit: 'Submit the changes',
  done: 'Submitted; you will be notified of the review',
  doneEdit: 'Changes submitted; they will be reviewed again',
  after: 'After you submit',
  steps: {
    review: 'The Portal reviews it',
    reviewNote: 'Usually 1 working day',
    shown: 'It is published, and clients order',
    connect: 'You contact the client and settle the details',
    work: 'You do the work; once it is completed, the client evaluates it',
  },
}

export const servicesDesk: Translation<typeof source.servicesDesk> = {
  list: 'Services',
  keywordHint: 'Title or number',
  facts: 'About this service',
  approveTitle: 'Approve this service?',
  approveText: '“{{title}}” will be published at once, and its provider will be notified.',
  rejectTitle: 'Reject this service',
  rejectText: 'The provider will see the reason you give, and can correct “{{title}}” and submit it again.',
  takeDownTitle: 'Take down this service',
  takeDownText:
    '“{{title}}” will no longer be shown; orders under way go on. The provider will see the reason you give.',
  approved: 'Approved and published',
  rejected: 'Rejected',
  takenDown: 'Taken down',
  reasons: [
    'The title, the content or a case contains contact details. Please remove them; contacts open to both sides once they are connected.',
    'It is not clear what is offered. Please state what is done and what the client gets.',
    'Parties can be recognised in a case. Please remove names, organisations and whatever identifies them.',
    'It promises a result, or advertises what is not true. Please correct it.',
    'It repeats a service that you already offer.',
  ],
}

export const newestServices: Translation<typeof source.newestServices> = {
  title: 'Newest legal services',
  lead: 'What is done, the fee and the time are stated up front',
  more: 'All services',
  completed_one: '{{count}} completed',
  completed_other: '{{count}} completed',
  workingDays_one: '{{count}} working day',
  workingDays_other: '{{count}} working days',
}
