import type { Translation } from '../translation.ts'
import type * as source from '../zh/consultation-answers.ts'

export const consultationReply: Translation<typeof source.consultationReply> = {
  title: 'Answer',
  lead: 'Answer in the language of the question ({{language}}). Give a law’s name and article: it becomes a link.',
  none: 'Not answered yet',
  prepared: 'Begin with a prepared text',
  preparedHint: 'In the language of the question, added after what is written.',
  choosePrepared: 'Choose a text',
  content: 'Answer',
  files: 'Attachments',
  filesHint: 'Images, Word or PDF, up to 10 MB each, {{most}} at most.',
  send: 'Send the answer',
  save: 'Save the changes',
  edit: 'Change the answer',
  sent: 'Reply successfully',
  saved: 'The answer has been changed',
  changedAt: 'changed {{date}}',
  publicStays: {
    OFFERED:
      'Changing the answer leaves the text that was sent to the asker as it is. To correct that, choose “Draft the text anew” under “Publication”.',
    PUBLISHED:
      'Changing the answer leaves the published text as it is. To correct that, choose “Draft the text anew” under “Publication”: it is then off until the asker agrees to the new text.',
  },
  present: {
    notice:
      'This answer has changed since you began. The present one is shown below; what you wrote is still in the form.',
    title: 'The present answer',
    take: 'Take the present answer',
    keep: 'If you save, yours replaces the present answer.',
    takeTitle: 'Replace what you wrote with the present answer?',
    takeText: 'What you wrote will not be kept.',
    takeNot: 'Keep mine',
  },
}

export const teamConsultations: Translation<typeof source.teamConsultations> = {
  lead: 'Questions from clients about the products whose teams you belong to. Only the person who asks, the team and the Portal see them.',
  list: 'Questions to your team',
  tabs: { label: 'Consultations', own: 'My questions', team: 'Questions to my team' },
  keyword: 'Keyword',
  keywordHint: 'Title or number',
  sorts: { waiting: 'Waiting longest', newest: 'Newest first', oldest: 'Oldest first' },
  empty: 'No questions to a team yet',
  emptyText:
    'Once you are in the team of a product, what clients ask about it appears here, and we tell you.',
  asked: 'Asked {{date}}',
  open: { UNANSWERED: 'Answer', REPLIED: 'Read the answer' },
  yours: 'The team’s turn',
  turn: {
    UNANSWERED: {
      who: 'The team’s turn',
      title: 'Please answer this question',
      text: 'Any member of the team may answer; the asker is told.',
    },
    REPLIED: {
      who: 'Replied',
      title: 'This question is answered',
      text: 'Any member of the team may correct or complete the answer.',
    },
  },
  code: 'No. {{code}}',
  asker: 'Asked by',
  facts: 'About this question',
  private: 'Contact details are for this question only; each viewing is recorded.',
  history: 'Progress',
}

export const consultationsDesk: Translation<typeof source.consultationsDesk> = {
  lead: 'Those waiting longest come first: gold after 24 hours, red after 48.',
  list: 'Questions',
  keywordHint: 'Title or number',
  asker: 'Asked by',
  facts: 'About this question',
  askedOf: { label: 'Asked of', DESK: 'The Portal', TEAM: 'A product’s team' },
  allDone: { title: 'All questions are answered', text: 'New ones will be shown here.' },
  allowsWords: { yes: 'Allowed when the question was asked', no: 'Not allowed when the question was asked' },
  publication: {
    title: 'Publication',
    notAllowed: 'The asker has not allowed this question to be published.',
    notReplied: 'A text can be offered for publication once the question is answered.',
    begin: 'Draft the public text',
    again: 'Draft the text anew',
    lead: 'These three are what everybody would read. Remove names, companies, contacts, contract numbers and whatever else points at the parties. The asker then decides.',
    fields: { title: 'Public title', question: 'Public question', answer: 'Public answer' },
    send: 'Send to the asker',
    sent: 'Sent; the asker decides now',
    OFFERED: 'Awaiting the asker since {{date}}.',
    PUBLISHED: 'Published {{date}}; views: {{reads}}.',
    WITHDRAWN: '{{what}}, {{date}}.',
    open: 'Open the published page',
    present: {
      notice:
        'The public text has changed since you began. The present one is shown below; what you wrote is still in the form.',
      title: 'The present public text',
      take: 'Take the present text',
      keep: 'If you send, yours replaces the present text.',
      takeTitle: 'Replace what you wrote with the present text?',
      takeText: 'What you wrote will not be kept.',
      takeNot: 'Keep mine',
    },
  },
  takeDown: 'Take down',
  takeDownTitle: 'Take down this published question',
  takeDownText: '“{{title}}” will no longer be published. The asker receives the reason you give.',
  takenDown: 'Taken down',
  reasons: [
    'The law cited has been amended or repealed; the answer must be updated.',
    'The text still contains something by which a party can be recognised.',
    'The answer contains a mistake; we will correct it and ask you again.',
  ],
  publicationHistory: {
    offer: 'Public text sent to the asker',
    agree: 'The asker agreed',
    refuse: 'The asker refused the publication',
    withdraw: 'The asker withdrew what was published',
    takeDown: 'Taken down by the Portal',
    askerLeft: 'The asker left; publication ended',
  },
}

export const preparedAnswers: Translation<typeof source.preparedAnswers> = {
  lead: 'Answers to common questions, in three languages. They are taken in the language of the question and adapted to it.',
  list: 'Prepared answers',
  name: 'Name',
  nameHint: 'For finding it; askers do not see it.',
  type: 'Type of question',
  anyType: 'Any',
  text: 'Text',
  changed: 'Last changed',
  add: 'Add a prepared answer',
  edit: 'Edit',
  remove: 'Remove',
  addTitle: 'Add a prepared answer',
  editTitle: 'Edit a prepared answer',
  removeTitle: 'Remove “{{name}}”?',
  removeText: 'Answers already written with it stay as they are.',
  removed: 'Delete successfully',
  none: 'There are no prepared answers yet',
  noneText: 'Write down what is often answered; it can then be taken over in one step.',
  present: {
    notice:
      'Somebody else has just changed this text. The present one is shown below; what you wrote is still in the form.',
    title: 'The present text',
    take: 'Take the present text',
    keep: 'If you save again, yours replaces the present text.',
    takeTitle: 'Replace what you wrote with the present text?',
    takeText: 'What you wrote will not be kept.',
    takeNot: 'Keep mine',
  },
}
