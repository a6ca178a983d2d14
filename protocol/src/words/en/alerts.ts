import type { Translation } from '../translation.ts'
import type * as source from '../zh/alerts.ts'

export const screens: Translation<typeof source.screens> = {
  'usercenter/alerts': 'My alerts',
  'usercenter/alerts/new': 'Save a search',
  'alerts/end': 'Stop an alert',
  'alerts/confirm': 'Confirm your address',
}

export const audit: Translation<typeof source.audit> = {
  'alert.save-search': 'Saved a search',
  'alert.follow': 'Followed a law',
  'alert.change': 'Changed an alert',
  'alert.remove': 'Deleted an alert',
  'alert.end': 'Stopped an alert by e-mail',
  'alert.confirm-address': 'Confirmed an address for alerts',
}

export const alerts: Translation<typeof source.alerts> = {
  lead: 'The Portal tells you when a saved search finds something new and when a law you follow changes.',
  list: 'Alerts',
  side: 'What they are about',
  sides: { SEARCHES: 'Searches', LAWS: 'Laws and articles' },
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  empty: 'No alerts yet',
  emptyText:
    'Choose “Notify me of new results” on a list of laws, cases, legal needs or publications, or “Follow” on the page of a law or an article.',
  toLaws: 'Search laws',
  toRequirements: 'See legal needs',
  kinds: { SEARCH: 'Search', LAW: 'Law', ARTICLE: 'Article' },
  lists: {
    law: 'Laws and regulations',
    judgment: 'Judicial cases',
    requirement: 'Legal needs',
    policy: 'Policy documents',
    news: 'News',
    dynamic: 'Service updates',
    notice: 'Notices',
    article: 'Popular articles',
    ask: 'Questions and answers',
    case: 'Shared cases',
    interview: 'Expert interviews',
    research: 'Research results',
    training: 'Trainings',
    activity: 'Activities',
    product: 'Legal service products',
  },
  active: 'Active',
  paused: 'Paused',
  frequencies: { DAILY: 'Every day at 8:00', WEEKLY: 'Mondays at 8:00' },
  bySite: 'Message on the Portal',
  byMail: 'Message on the Portal and e-mail',
  waitsForMail: 'Message on the Portal; e-mail too once your address is confirmed',
  created: 'Added {{date}}',
  told: 'Last told {{date}}',
  neverTold: 'Nothing told yet',
  open: 'Open',
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  end: 'Delete',
  pauseDone: 'Paused',
  resumeDone: 'Resumed',
  endDone: 'Deleted',
  endTitle: 'Delete this alert?',
  endText: '“{{name}}” is removed from the list, and you are not told of it any more.',
  keep: 'Keep it',
  unconfirmed:
    'Your e-mail address is not confirmed for alerts yet. We have sent you a link; e-mails come once you have opened it.',
  form: {
    lead: 'The Portal tells you when this search finds something new. Its conditions are saved as they stand.',
    search: 'See its results',
    name: 'Name',
    frequency: 'How often',
    mail: 'By e-mail too',
    mailHint: 'The first time, we ask you to confirm your address.',
    noMail: 'Your account has no e-mail address; you can add one under account security.',
    save: 'Save',
    saved: 'Saved: you will be told of what is new',
    title: 'Edit alert',
    changed: 'Changed',
    nothing: 'No search to save',
    nothingText: 'Choose conditions on a list, then “Notify me of new results”.',
  },
}

export const alertLinks: Translation<typeof source.alertLinks> = {
  end: {
    lead: 'Here you can stop this alert.',
    open: 'Stop “{{name}}”?',
    openText:
      'It will send you no more e-mails or messages. It stays under “My alerts”, where you can resume it.',
    confirm: 'Stop the alert',
    done: 'The alert has stopped',
    doneText: 'It sends you nothing more. Under “My alerts” you can resume or delete it.',
    invalid: 'This link is not valid',
    invalidText: 'It is incomplete or has expired. Once signed in, you can stop the alert under “My alerts”.',
  },
  confirm: {
    lead: 'Once confirmed, your alerts come to this address.',
    open: 'Send alerts to {{address}}?',
    openText: 'Each e-mail has a link that stops it.',
    confirm: 'Confirm the address',
    done: 'Address confirmed',
    doneText: 'Alerts now come to {{address}} too.',
    invalid: 'This link is not valid',
    invalidText:
      'It is incomplete or has expired, or the account has another address now. You can have it sent again under “My alerts”.',
  },
  own: 'My alerts',
}
