import type { Translation } from '../translation.ts'
import type * as source from '../zh/admin.ts'

export const screens: Translation<typeof source.screens> = {
  admin: 'Administration',
  'admin/people': 'Users',
  'admin/people/detail': 'User',
  'admin/audit': 'Audit log',
  'admin/outbox': 'Outgoing messages',
  'admin/settings': 'Portal settings',
  'admin/security': 'Two-step sign-in',
}

export const audit: Translation<typeof source.audit> = {
  'admin.cancel': 'Closed a user’s account',
  'admin.confirm-second-factor': 'Turned on two-step sign-in',
  'admin.enrol-second-factor': 'Began to set up two-step sign-in',
  'admin.enter-second-factor': 'Entered a two-step code',
  'admin.freeze': 'Froze an account',
  'admin.list-people': 'Viewed the list of users',
  'admin.read-audit': 'Viewed the audit log',
  'admin.read-person': 'Viewed a user’s details',
  'admin.restore': 'Restored an account',
  'admin.set-roles': 'Set an administrator’s roles',
  'admin.set-settings': 'Changed the Portal settings',
  'admin.suspend': 'Suspended an account',
  'administrator.add': 'Command: added an administrator',
  'administrator.reset-second-factor': 'Command: removed two-step sign-in',
  'backup.make': 'Command: made a backup',
  'backup.restore': 'Command: restored a backup',
  'cases.import': 'Command: imported cases',
  'cases.remove': 'Command: removed a case',
  'laws.import': 'Command: imported laws',
  'laws.remove': 'Command: removed a law',
  'questions.import': 'Command: imported answered questions',
}

export const waiting: Translation<typeof source.waiting> = {
  messages_one: '{{count}} message not delivered',
  messages_other: '{{count}} messages not delivered',
}

export const people: Translation<typeof source.people> = {
  contact: 'Contact',
  lead: 'View accounts and their details. A reason must be given to suspend, freeze, restore or close an account.',
  keywordHint: 'Username, name, or full phone number or e-mail address',
  state: 'Account status',
  verification: 'Verification',
  lastUsedAt: 'Last active',
  data: 'Verification details',
  noData: 'Accounts of this type have no verification details.',
  account: 'Account',
  actions: 'Account measures',
  noActions: 'No measures are available for this account at present.',
  suspend: {
    name: 'Suspend',
    title: 'Suspend the account “{{name}}”?',
    effect:
      'The user will be signed out at once and cannot sign in until the account is restored. Published content will be hidden.',
  },
  freeze: {
    name: 'Freeze',
    title: 'Freeze the account “{{name}}”?',
    effect:
      'The user can still sign in and read, but cannot submit or change anything until the account is restored.',
  },
  restore: {
    name: 'Restore',
    title: 'Restore the account “{{name}}”?',
    effect: 'The user can sign in and use the Portal again. Published content will be shown again.',
  },
  cancel: {
    name: 'Close account',
    title: 'Close the account “{{name}}”?',
    effect:
      'Personal information will be permanently erased or masked. The account cannot be restored, and its username cannot be registered again.',
  },
  done: 'Done',
  changedMeanwhile: 'Someone else has changed this account; the current status is shown',
  roles: 'Administrator roles',
  rolesLead: 'More than one may be chosen. The Portal always keeps at least one super administrator.',
  rolesSaved: 'Roles updated',
  people: 'Users',
  states: {
    ACTIVE: 'Active',
    SUSPENDED: 'Suspended',
    FROZEN: 'Frozen',
    CANCELLED: 'Closed',
  },
  roleNames: {
    SUPER: {
      name: 'Super administrator',
      text: 'All permissions, including roles and Portal settings',
    },
    VERIFIER: { name: 'Verifier', text: 'Verifies details and manages users' },
    EDITOR: { name: 'Editor', text: 'Maintains content, dictionaries and the glossary' },
    DESK: {
      name: 'Desk officer',
      text: 'Handles foreign-law lookups, consultations and company reports',
    },
    MODERATOR: { name: 'Moderator', text: 'Reviews legal needs, services and posts' },
    AUDITOR: { name: 'Auditor', text: 'Views the audit log and statistics' },
  },
  reasons: [
    'The details do not correspond to the facts.',
    'Inappropriate content was published in breach of the rules of the Portal.',
    'Unusual sign-ins were detected; this is a temporary measure to protect your account.',
    'At the request of the account holder.',
  ],
  history: {
    suspend: 'Account suspended',
    freeze: 'Account frozen',
    restore: 'Account restored',
    cancel: 'Account closed',
    setRoles: 'Roles changed',
  },
}

export const oversight: Translation<typeof source.oversight> = {
  overview: {
    lead: 'Matters awaiting action, and basic figures on the Portal’s users.',
    waiting: 'Awaiting action',
    nothing: 'Nothing awaits action by your roles at present.',
    people: 'Users',
    type: 'User type',
    count: 'Accounts',
    verified: 'Verified',
    registrations: 'Registrations in the last 30 days',
    registrationsTotal_one: '{{count}} registration in all',
    registrationsTotal_other: '{{count}} registrations in all',
    day: 'Day',
    chart: 'Registrations per day in the last 30 days',
    table: 'Show as a table',
  },
  audit: {
    lead: 'A record of every change, and of every viewing of another person’s personal information. Times are Beijing time.',
    at: 'Time',
    username: 'Username',
    event: 'Event',
    outcome: 'Outcome',
    outcomes: { done: 'Successful', refused: 'Refused' },
    target: 'Object number',
    requestId: 'Request ID',
    days: 'Dates',
    visitor: 'Visitor',
    operator: 'Operator (command)',
  },
  outbox: {
    lead: 'E-mails and text messages sent by the Portal or waiting to be sent. Content and recipients are not shown here.',
    channel: 'Channel',
    channels: { MAIL: 'E-mail', SMS: 'Text message' },
    state: 'Status',
    states: {
      QUEUED: 'Queued',
      SENT: 'Sent',
      REFUSED: 'Refused by the recipient',
      LATE: 'Not delivered in time',
      KEPT: 'Kept (no service is set up)',
    },
    at: 'Created',
    doneAt: 'Completed',
  },
  settings: {
    lead: 'Changes take effect at once, without a restart.',
    registration: 'Registration of new users is open',
    registrationHint:
      'When closed, the registration page says that registration is paused; existing accounts are not affected.',
    forumReview: 'Forum posts are reviewed before they are shown',
    forumReviewHint:
      'When off, new and changed posts are shown at once and can still be taken down; posts already waiting stay in the queue.',
    announcement: 'Portal-wide announcement',
    announcementHint:
      'Shown at the top of every page; leave empty to show none. Please fill in all three languages.',
  },
}

export const secondFactor: Translation<typeof source.secondFactor> = {
  lead: 'Besides the password, signing in requires a code from an authenticator app. This protects the account if the password is disclosed.',
  off: 'Two-step sign-in is off (demonstration environment). In production it is mandatory for administrators.',
  offLink: 'Set it up',
  stateOn: 'An authenticator is set up',
  stateOff: 'No authenticator is set up yet',
  recoveryLeft_one: '{{count}} recovery code left',
  recoveryLeft_other: '{{count}} recovery codes left',
  setUp: 'Set up an authenticator',
  renew: 'Replace authenticator and recovery codes',
  renewHint: 'Once the new authenticator is confirmed, the old one and its recovery codes cease to be valid.',
  enrolTitle: 'Set up two-step sign-in',
  enrolLead: 'Administrators must set up two-step sign-in before they can use the administration pages.',
  password: 'Password',
  identity: 'Confirm that it is you',
  begin: 'Continue',
  scan: 'Scan the QR code with an authenticator app, or enter the key by hand.',
  qr: 'QR code for the authenticator',
  secret: 'Key',
  code: 'Code',
  codeHint: 'The 6 digits shown in the authenticator app',
  confirm: 'Confirm',
  codesTitle: 'Save your recovery codes',
  codesLead:
    'If you lose your phone, you can sign in with a recovery code. Each can be used only once. The codes are shown only this once.',
  codes: 'Recovery codes',
  download: 'Download',
  fileName: 'recovery-codes',
  kept: 'I have saved the codes in a safe place',
  missingKept: 'Please save the codes and tick the box first',
  finish: 'Finish',
  done: 'Two-step sign-in is set up',
  enterTitle: 'Two-step sign-in',
  enterLead: 'Enter the code from your authenticator app, or one of your recovery codes.',
  enterCode: 'Code or recovery code',
  enter: 'Verify',
}
