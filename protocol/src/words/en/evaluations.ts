import type { Translation } from '../translation.ts'
import type * as source from '../zh/evaluations.ts'

export const screens: Translation<typeof source.screens> = {
  'admin/evaluations': 'Evaluations to review',
  'admin/evaluations/detail': 'Review of an evaluation',
}

export const audit: Translation<typeof source.audit> = {
  'evaluation.add': 'Gave an evaluation',
  'evaluation.reply': 'Answered an evaluation',
  'evaluation.list': 'Viewed the list of evaluations to review',
  'evaluation.read': 'Viewed an evaluation to review',
  'evaluation.approve': 'Approved an evaluation',
  'evaluation.reject': 'Rejected an evaluation',
  'evaluation.take-down': 'Took down an evaluation',
  'evaluation.take-down-reply': 'Took down the answer to an evaluation',
  'evaluation.assign': 'Set who reviews an evaluation',
}

export const waiting: Translation<typeof source.waiting> = {
  evaluations_one: '{{count}} evaluation to review',
  evaluations_other: '{{count}} evaluations to review',
}

export const evaluations: Translation<typeof source.evaluations> = {
  title: 'Evaluation',
  next: {
    who: 'One thing left',
    title: 'The work is completed: say how it was',
    text: 'You can evaluate it once; the evaluation is shown after a review. Messages and history are kept.',
    open: 'Evaluate',
  },
  states: { REVIEWING: 'In review', DISPLAYED: 'Shown', REJECTED: 'Not shown' },
  stars_one: '{{count}} star of 5',
  stars_other: '{{count}} stars of 5',
  field: 'Rating',
  levels: ['Very dissatisfied', 'Dissatisfied', 'Neither', 'Satisfied', 'Very satisfied'],
  content: 'Your evaluation',
  contentHint:
    'Was it on time, was it clear, what came of it? No names, phone numbers or other personal data, please; at most 2,000 characters.',
  add: 'Send the evaluation',
  addLead:
    'One evaluation for each cooperation or order; it is shown after a review. It is rejected only as unlawful, disclosing private matters or off the topic, never as unfavourable.',
  added: 'Sent; it is shown after a review',
  starsMissing: 'Please choose a rating',
  reviewing: 'The Portal is reviewing it; then it is shown.',
  rejected: 'This evaluation is not shown. Reason: {{reason}}',
  replyTakenDown: 'The Portal has taken your answer down; only you can see it. Reason: {{reason}}',
  of: 'on {{title}}',
  answer: 'The provider’s answer',
  answerField: 'Your answer',
  answerHint: 'You can answer once, and everybody can read it; at most 2,000 characters.',
  answerSend: 'Send the answer',
  answered: 'Reply successfully',
  list: 'Evaluations',
  average: '{{average}} of 5',
  count_one: '{{count}} evaluation',
  count_other: '{{count}} evaluations',
  few_one: '{{count}} evaluation; an average is shown from {{least}} on',
  few_other: '{{count}} evaluations; an average is shown from {{least}} on',
  none: 'No evaluations yet',
  noneText:
    'When a cooperation or an order is completed, the client can evaluate it; it appears here after a review.',
  more: 'More evaluations',
}

export const evaluationsDesk: Translation<typeof source.evaluationsDesk> = {
  lead: 'What has waited the longest comes first. Only what is unlawful, discloses private matters or is off the topic may be rejected, nothing because it is unfavourable.',
  list: 'Evaluations',
  keywordHint: 'Words of the evaluation',
  state: 'Status',
  stars: 'Rating',
  content: 'Evaluation',
  provider: 'Provider',
  author: 'Author',
  about: 'About',
  language: 'Written in',
  facts: 'About the evaluation',
  fault: 'Ground',
  reason: 'In words',
  replyFault: 'Ground on which the answer was taken down',
  replyReason: 'Reason that the provider reads',
  faultMissing: 'Please choose one of the three',
  faults: { UNLAWFUL: 'Unlawful', PRIVATE: 'Discloses private matters', OFF_MATTER: 'Off the topic' },
  approve: 'Approve',
  reject: 'Reject',
  takeDown: 'Take down the evaluation',
  takeDownReply: 'Take down the answer',
  approveTitle: 'Approve this evaluation?',
  approveText: 'It is shown to everybody at once, and both sides are told.',
  rejectTitle: 'Reject this evaluation',
  rejectText: 'It is not shown, and its author reads your reason. That it is unfavourable is no ground.',
  takeDownTitle: 'Take down this evaluation',
  takeDownText:
    'It is shown no more, and its author reads your reason. That it is unfavourable is no ground.',
  takeDownReplyTitle: 'Take down the provider’s answer alone',
  takeDownReplyText:
    'The answer is no longer shown; the evaluation still is. The provider reads your reason and cannot answer again.',
  approved: 'Approved; it is shown now',
  rejected: 'Rejected',
  takenDown: 'Taken down',
  replyTakenDown: 'The answer was taken down',
  reasons: [
    'It contains insults, slander or other unlawful words.',
    'It contains names, phone numbers, identity numbers or other data of persons.',
    'It discloses business secrets or details of the client’s matter.',
    'It has nothing to do with this cooperation or order.',
  ],
  history: {
    add: 'Submitted',
    approve: 'Approved and shown',
    reject: 'Rejected',
    takeDown: 'Taken down by the Portal',
    takeDownReply: 'The answer was taken down by the Portal',
  },
}
