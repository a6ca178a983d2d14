import type { Translation } from '../translation.ts'
import type * as source from '../zh/consultations.ts'

export const screens: Translation<typeof source.screens> = {
  business: 'Legal consultation',
  'business/consult': 'Questions and answers',
  'business/detail': 'Consultation',
  'business/release': 'Ask a question',
  'content/consult': 'Consultations',
  'content/consult/detail': 'Consultation',
  'content/consult/team': 'Questions to your team',
  'content/consult/answer': 'Question to your team',
  'admin/consultations': 'Consultations',
  'admin/consultations/detail': 'Answer a question',
  'admin/prepared': 'Prepared answers',
}

export const audit: Translation<typeof source.audit> = {
  'consultation.add': 'Asked a question',
  'consultation.agree': 'Agreed to the publication of a question',
  'consultation.withdraw': 'Refused or ended the publication of a question',
  'consultation.list': 'Viewed the list of questions',
  'consultation.read': 'Read a question',
  'consultation.assign': 'Assigned a question',
  'consultation.reply': 'Answered a question',
  'consultation.offer': 'Offered a question for publication',
  'consultation.take-down': 'Took down a published question',
  'consultation.prepare': 'Wrote a prepared answer',
  'consultation.remove-prepared': 'Removed a prepared answer',
  'consultationPublication.askerLeft': 'A publication ended: the asker left',
}

export const waiting: Translation<typeof source.waiting> = {
  consultations_one: '{{count}} question to answer',
  consultations_other: '{{count}} questions to answer',
}

export const consultations: Translation<typeof source.consultations> = {
  fields: {
    title: 'Title',
    code: 'No.',
    type: 'Type',
    content: 'Question',
    phone: 'Telephone',
    files: 'Attachments',
    language: 'Written in',
    state: 'Status',
    askedAt: 'Asked',
    repliedAt: 'Replied',
    publication: 'Publication',
    publishedAt: 'Published',
    reads: 'Views',
    product: 'Product',
  },
  goneProduct: 'A product that is offered no more',
  states: { UNANSWERED: 'Unanswered', REPLIED: 'Replied' },
  publicationStates: {
    OFFERED: 'Awaiting the asker',
    PUBLISHED: 'Published',
    WITHDRAWN: 'Not published',
  },
  askersTurn: 'Waiting for your approval',
  question: 'Question',
  answer: 'Answer',
  reads_one: '{{count}} view',
  reads_other: '{{count}} views',
  ask: 'Ask a question',
  history: {
    ask: 'Question asked',
    reply: 'The Portal replied',
    editReply: 'Answer changed by the Portal',
    teamReply: 'The team replied',
    editTeamReply: 'Answer changed by the team',
  },
}

export const consultationPace: Translation<typeof source.consultationPace> = {
  hours_one: 'Usually answered within {{count}} hour',
  hours_other: 'Usually answered within {{count}} hours',
  days_one: 'Usually answered within {{count}} day',
  days_other: 'Usually answered within {{count}} days',
  of_one: 'Computed from the latest answer',
  of_other: 'Computed from the latest {{count}} answers',
}

export const publishedConsultations: Translation<typeof source.publishedConsultations> = {
  lead: 'Legal questions the Portal has answered, published with the asker’s agreement and without personal data.',
  list: 'Published questions',
  keyword: 'Keyword',
  keywordHint: 'Title, question or answer',
  sorts: { best: 'Best match', newest: 'Newest first', mostRead: 'Most read' },
  published: 'Published {{date}}',
  noneTitle: 'No question has been published yet',
  noneText:
    'Questions appear here once the Portal has answered them and their askers agree. You can ask yours now.',
  askTitle: 'Have another question?',
  askText:
    'Tell us the facts and what you need to know; the Portal answers free of charge, in Chinese, English or Russian.',
  facts: 'About this question',
  disclaimer:
    'This is general information on the law as it stood on the day of the answer. It does not address any particular case and is not legal advice. For your own matter, please consult a lawyer.',
  ownNote: 'You asked this question. You can withdraw it from publication at any time.',
  openOwn: 'Open my question',
  openTeam: 'Open the team’s question',
  notPublished: 'This question is not published',
  notPublishedText: 'Only you and the Portal can see it. Its answer stands among your consultations.',
  notPublishedTeam:
    'Only the asker, the team and the Portal can see it. It is answered among the questions to your team.',
  copyLink: 'Copy link',
  print: 'Print',
}

export const consultationForm: Translation<typeof source.consultationForm> = {
  lead: 'The Portal explains in general terms what the law says; it does not act in cases. What you type is kept on this device for 30 days, or until you sign out (attachments are not).',
  notForStaff:
    'Administrators answer questions and do not ask them. Please use the account of an individual, a company or an agency.',
  what: 'Your question',
  whatText: 'Only you and the Portal can see it.',
  titleHint:
    'The question in one sentence, e.g. “A Russian buyer refuses the goods: can we demand the price?”',
  contentHint:
    'What happened, in which country, which contract or documents it concerns, what you need to know. No identity or bank account numbers, please.',
  files: 'Attachments and contact',
  filesText: 'Documents that make the question clearer; the Portal may contact you to check a fact.',
  filesHint: 'Images, Word or PDF, up to 10 MB each, {{most}} at most.',
  phoneHint: 'With the country code, e.g. +86 532 8888 0001',
  publication: 'Publishing it, to help others with the same question',
  publicationText: 'Optional. You will be answered either way.',
  allows: 'The Portal may edit this question and its answer and publish them',
  allowsHint:
    'The Portal removes names, contacts and other personal data and shows you the text first. Nothing is published until you agree, and you can withdraw it at any time.',
  send: 'Send the question',
  done: 'Your question has been sent; we will tell you when it is answered',
  about: 'On lookup application {{code}}:',
  after: 'What happens next',
  steps: {
    answer: 'The Portal answers and tells you',
    read: 'You read the answer, with links to the law it cites',
    publish: 'If you allowed publication, you approve the text',
  },
  team: {
    name: 'Request a product',
    notForStaff:
      'Administrators do not request products. Please use the account of an individual, a company, an agency or a lawyer.',
    what: 'Your request',
    titleHint: 'What you request, in one sentence',
    content: 'What you need',
    contentHint:
      'What the team should do, for which country, by when, which documents there are. No identity or bank account numbers, please.',
    publication: 'Publishing it, to help others with the same need',
    allows: 'The Portal may edit this request and its answer and publish them',
    lead: 'You are asking the team of “{{title}}”. It first answers and confirms scope and fee; nothing begins, and nothing is charged, before you agree.',
    title: 'Request: {{title}}',
    whatText: 'Only you, the team and the Portal can see it.',
    filesText: 'Documents that make the matter clearer; the team may contact you to check a fact.',
    send: 'Send the request',
    done: 'Your request has been sent; we will tell you when the team answers',
    answer: 'The team answers, and we tell you',
    product: 'Product requested',
  },
  similar: 'Have a look at these first',
  similarText:
    'As you type, similar questions and articles of law are listed here. They open in a new tab; what you typed stays.',
  similarConsultations: 'Similar questions',
  similarArticles: 'Articles of law',
  similarNone: 'Nothing similar was found; please go on.',
  similarFound_one: '{{count}} item that may help',
  similarFound_other: '{{count}} items that may help',
  newTab: '(opens in a new tab)',
}

export const ownConsultations: Translation<typeof source.ownConsultations> = {
  lead: 'The questions you have asked, the Portal’s answers, and what of them is published.',
  list: 'My questions',
  keyword: 'Keyword',
  keywordHint: 'Title or number',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  empty: 'You have not asked a question yet',
  emptyText: 'Ask the Portal about a foreign-related legal matter; we will tell you when it is answered.',
  submitted: 'Asked {{date}}',
  yours: 'Your turn',
  calm: 'When the Portal answers, or a text is ready for you to approve, you will see it here.',
  view: 'View',
  viewAnswer: 'Read the answer',
  confirmText: 'Read and decide',
  rows: {
    UNANSWERED: 'Waiting for the Portal’s answer',
    REPLIED: 'Replied',
    OFFERED: 'Replied; a text to be published awaits your decision',
    PUBLISHED: 'Replied and published',
    WITHDRAWN: 'Replied; not published',
  },
  turn: {
    UNANSWERED: {
      who: 'Waiting for the Portal',
      title: 'The Portal is preparing an answer',
      text: 'We will tell you when it is there.',
    },
    REPLIED: {
      who: 'Replied',
      title: 'Your question is answered',
      text: 'The provisions it cites are linked, so that you can check them.',
    },
    OFFERED: {
      who: 'Your turn',
      title: 'Please approve the text to be published',
      text: 'Check that neither you nor anybody else can be recognised in it. It is published only if you agree.',
    },
    PUBLISHED: {
      who: 'Published',
      title: 'The question and its answer are published',
      text: 'Anybody can read and find them. You can withdraw them at any time.',
    },
    WITHDRAWN: {
      who: 'Replied',
      title: 'The question is not published',
      text: 'Only you and the Portal can see it.',
    },
  },
  team: {
    row: 'Waiting for the team’s answer',
    who: 'Waiting for the team',
    title: 'The team is preparing an answer',
    answer: 'The team’s answer',
    by: 'by {{name}}',
  },
  toOffer: 'Check the text',
  steps: { label: 'Progress', asked: 'Question', replied: 'Answer', published: 'Publication' },
  code: 'No. {{code}}',
  content: 'Your question',
  answer: 'The Portal’s answer',
  changed: 'Changed {{date}}',
  details: 'About this question',
  allowsWords: { yes: 'Allowed, once you approve the text', no: 'Not allowed' },
  history: 'Progress',
  publicationHistory: {
    offer: 'The Portal offered a text to be published',
    agree: 'You agreed to the publication',
    refuse: 'You refused the publication',
    withdraw: 'You withdrew what was published',
    takeDown: 'The Portal took down what was published',
    askerLeft: 'Account closed; publication ended',
  },
  offer: {
    title: { OFFERED: 'Text to be published', PUBLISHED: 'Published text', WITHDRAWN: 'Unpublished text' },
    lead: {
      OFFERED: 'This is what everybody would read: without your name, account, contacts and attachments.',
      PUBLISHED: 'This is what everybody reads: without your name, account, contacts and attachments.',
      WITHDRAWN: 'This is what was to be published. Nobody but you and the Portal can read it.',
    },
    agree: 'Agree to publish',
    agreed: 'Thank you; it is published now',
    decline: 'Do not publish',
    declineTitle: 'Leave this question unpublished?',
    declineText: '“{{title}}” will not be published. The Portal may show you a changed text later.',
    declined: 'It will not be published',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw this question from publication?',
    withdrawText:
      '“{{title}}” stops being shown and found at once. Copies that other sites have kept are beyond the Portal’s control.',
    withdrawn: 'Withdrawn; it is no longer published',
    changed:
      'The Portal has just changed this text. The new one is shown above: please read it before you agree.',
    reason: 'The Portal took it down: {{reason}}',
    open: 'Open the published page',
  },
}
