/** Who a session belongs to. */
export const userTypes = [
  'PERSON',
  'ENTERPRISE',
  'LAWYER',
  'LAW_OFFICE',
  'TRANSLATE',
  'OTHER',
  'ADMIN',
] as const

export type UserType = (typeof userTypes)[number]

/** The six types that register; administrators are made by the platform. */
export const registeredTypes = userTypes.filter((type) => type !== 'ADMIN')

export const agencyTypes = ['LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const satisfies readonly UserType[]

/** Those whose data the platform verifies. */
export const verifiedTypes = ['ENTERPRISE', 'LAWYER', ...agencyTypes] as const satisfies readonly UserType[]

export const providerTypes = ['LAWYER', ...agencyTypes] as const satisfies readonly UserType[]

/** Whether it is one person's account, who is named to nobody before contacts open. */
export function isIndividual(userType: UserType): boolean {
  return userType === 'PERSON' || userType === 'LAWYER'
}

/** What an administrator may do; SUPER may everything (docs/requirements.md). */
export const adminRoles = ['SUPER', 'VERIFIER', 'EDITOR', 'DESK', 'MODERATOR', 'AUDITOR'] as const

export type AdminRole = (typeof adminRoles)[number]

export const accountStates = ['ACTIVE', 'SUSPENDED', 'FROZEN', 'CANCELLED'] as const

export type AccountState = (typeof accountStates)[number]

/** What the platform's staff says of the data a person gave of themselves (docs/requirements.md). */
export const verificationStates = ['PENDING', 'VERIFIED', 'REJECTED'] as const

export type VerificationState = (typeof verificationStates)[number]

/** What the menu shows of the signed-in person, and by which their own things are known; nothing more. */
export interface Viewer {
  /** Of the account. */
  id: string
  userType: UserType
  username: string
  picture: string | null
}
