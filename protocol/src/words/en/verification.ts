import type { Translation } from '../translation.ts'
import type * as source from '../zh/verification.ts'

export const screens: Translation<typeof source.screens> = {
  'admin/verifications': 'Verification',
  'admin/verifications/detail': 'Details to verify',
}

export const audit: Translation<typeof source.audit> = {
  'admin.approve-verification': 'Approved details',
  'admin.list-verifications': 'Viewed the list of submitted details',
  'admin.read-verification': 'Viewed submitted details',
  'admin.revoke-verification': 'Withdrew a verification',
  'admin.reject-verification': 'Rejected details',
}

export const waiting: Translation<typeof source.waiting> = {
  verifications_one: '{{count}} submission to verify',
  verifications_other: '{{count}} submissions to verify',
}

export const verification: Translation<typeof source.verification> = {
  lead: 'Those waiting longest come first. Approval takes effect at once; a reason must be given for rejection.',
  name: 'Name',
  username: 'Username',
  userType: 'User type',
  state: 'Status',
  kind: 'Kind',
  change: 'Change',
  registration: 'Registration',
  submittedAt: 'Submitted',
  keywordHint: 'Name or username',
  account: 'Account',
  phone: 'Phone',
  email: 'E-mail',
  registeredAt: 'Registered',
  decidedAt: 'Decided',
  decidedBy: 'Decided by',
  reason: 'Reason for rejection',
  data: 'Details',
  field: 'Field',
  given: 'Submitted',
  valid: 'Currently valid',
  changed: 'Changed',
  changes_one: '{{count}} field changed',
  changes_other: '{{count}} fields changed',
  approve: 'Approve',
  approveTitle: 'Approve these details?',
  approveText: 'The details of “{{name}}” will take effect at once, and the account holder will be notified.',
  reject: 'Reject',
  rejectTitle: 'Reject these details?',
  rejectText: '“{{name}}” will see the reason you give, and can correct the details and submit them again.',
  revoke: 'Withdraw the verification',
  revokeTitle: 'Withdraw the verification of “{{name}}”?',
  revokeText:
    'They read the reason and have to submit their details again. Until then what they published is not shown, and sign-ups without a cooperation end at once; running work goes on, and the other side is told.',
  revoked: 'The verification has been withdrawn',
  revokeReasons: [
    'The licence to practise has expired or was cancelled.',
    'The business licence was revoked or cancelled.',
    'The registered details have changed. Please update them and submit them again.',
  ],
  approved: 'Approved',
  rejected: 'Rejected',
  openImage: 'Open the image',
  states: { PENDING: 'In review', VERIFIED: 'Verified', REJECTED: 'Rejected' },
  submissions: {
    PENDING: 'In review',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    SUPERSEDED: 'Replaced by newer details',
  },
  reasons: [
    'The image of the business licence is not legible. Please upload it again.',
    'The name does not match the licence. Please check it and submit the details again.',
    'The document number could not be verified. Please check it and submit the details again.',
    'The practising licence could not be verified. Please check it and submit the details again.',
    'The details are incomplete. Please complete them and submit them again.',
  ],
  history: {
    submit: 'Details submitted',
    resubmit: 'Details submitted again',
    approve: 'Approved',
    reject: 'Rejected',
    revoke: 'Verification withdrawn',
  },
}
