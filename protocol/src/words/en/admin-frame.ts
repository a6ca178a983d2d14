import type { Translation } from '../translation.ts'
import type * as source from '../zh/admin-frame.ts'

export const adminFrame: Translation<typeof source.adminFrame> = {
  menu: {
    label: 'Administration menu',
    open: 'Open the administration menu',
    portal: 'Back to the Portal',
  },
  overview: 'Overview',
  compare: {
    title: 'Compare versions',
    older: 'Earlier version',
    newer: 'Later version',
    same: 'The two versions do not differ',
    restyled: 'The words are the same; formatting or links differ',
    facts: 'Changed facts',
    itself: 'Choose two different versions',
    picture: 'Picture',
    shared: 'Unchanged paragraphs: {{count}}',
  },
  list: {
    platform: 'The Portal',
    keyword: 'Keyword',
    actions: 'Actions',
    back: 'Back to the list',
    sorts: {
      waiting: 'Waiting first',
      newest: 'Newest first',
      oldest: 'Oldest first',
      username: 'Username A–Z',
      'username-down': 'Username Z–A',
    },
  },
  languages: { zh: 'Chinese', en: 'English', ru: 'Russian' },
  form: {
    saved: 'Saved',
    savedByOther:
      '{{username}} saved this draft at {{at}} and may still be writing. If both of you save, you are shown what differs and merge it; nothing is lost.',
    cancel: 'Cancel',
  },
  personal: {
    marks_one: '{{count}} place looks like personal data:',
    marks_other: '{{count}} places look like personal data:',
    kinds: {
      PHONE: 'telephone',
      EMAIL: 'e-mail',
      WECHAT: 'WeChat ID',
      BANK_ACCOUNT: 'bank account or card',
      IDENTITY_NUMBER: 'identity number',
      NAME: 'name',
    },
    noPersonalData: 'None of these is personal data (a public hotline, an office’s address)',
    unconfirmed: 'Please remove the personal data that is marked, or confirm that it is none',
  },
  reasons: {
    label: 'Reason',
    presets: 'Common reasons',
    hint: 'The person concerned will read this text; at most 500 characters.',
    editorsHint: 'The editors will see this text; at most 500 characters.',
    missing: 'Please give a reason',
  },
  review: {
    lead: 'Those waiting longest come first: gold after 24 hours, red after 48.',
    waiting: 'Waiting',
    submittedAt: 'Submitted',
    allDone: { title: 'All is reviewed', text: 'What comes in to be reviewed next will be shown here.' },
    next: 'Next in the queue',
    noNext: 'Nothing else is waiting',
    begun:
      'Another editor has begun a new version meanwhile; it is shown now, and “Versions” says whose it is',
    meanwhile: 'The status has changed meanwhile; the current one is shown',
    changed:
      'It was changed while you were reading; it is shown as it is now. Please read it again before you decide',
    justNow: 'under an hour',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  assign: {
    reviewer: 'Assigned to',
    nobody: 'Nobody',
    to: { ME: 'Mine', NOBODY: 'Nobody’s', OPEN: 'Mine and nobody’s' },
    toMe: 'Assign to me',
    done: 'Assignment updated',
  },
  history: { title: 'History', empty: 'No records yet' },
}
