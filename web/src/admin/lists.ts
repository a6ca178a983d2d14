import { submissionStates } from '@portal/protocol/account/lifecycle.ts'
import { branches } from '@portal/protocol/glossary/constants.ts'
import { accountStates, userTypes, verificationStates } from '@portal/protocol/kernel/user-types.ts'

/** User types whose data the platform verifies. */
const verifiedTypes = ['ENTERPRISE', 'LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const

/** What each list can be narrowed by. */
export const lists = {
  verifications: { keyword: 100, state: submissionStates, userType: verifiedTypes },
  people: {
    keyword: 254,
    userType: userTypes,
    state: accountStates,
    verification: verificationStates,
  },
  requests: { state: ['OPEN', 'ANSWERED'] },
  handed: { keyword: 100 },
  glossary: { keyword: 200, branch: branches },
  audit: {
    username: 40,
    event: 60,
    outcome: ['done', 'refused'],
    target: 60,
    from: 'day',
    to: 'day',
  },
  outgoing: { channel: ['MAIL', 'SMS'], state: ['QUEUED', 'SENT', 'REFUSED', 'LATE', 'KEPT'] },
} as const
