import type { UserType } from '../kernel/user-types.ts'

/** Everyone's password in the demo; printed at start, on the login page and in the README. */
export const demoPassword = 'Demo_2026'

/** One account of every type, made with the demo data and only there. */
export const demoAccounts: readonly { username: string; userType: UserType }[] = [
  { username: 'demo_person', userType: 'PERSON' },
  { username: 'demo_company', userType: 'ENTERPRISE' },
  { username: 'demo_lawyer', userType: 'LAWYER' },
  { username: 'demo_office', userType: 'LAW_OFFICE' },
  { username: 'demo_translator', userType: 'TRANSLATE' },
  { username: 'demo_agency', userType: 'OTHER' },
  { username: 'demo_admin', userType: 'ADMIN' },
]
