import { adminRoles, registeredTypes, userTypes, type AdminRole, type UserType } from './user-types.ts'

/**
 * The one permission table of pages: whoever may see paths that begin so. The server's guard, the router and
 * the menus read it. The most specific (longest) entry decides; a path without one is open.
 */
const consumers = ['PERSON', 'ENTERPRISE'] as const

function allBut(...denied: readonly UserType[]): readonly UserType[] {
  return userTypes.filter((type) => !denied.includes(type))
}

const pagePermissions: readonly { path: string; allowed: readonly UserType[] }[] = [
  { path: '/content', allowed: registeredTypes },
  { path: '/content/request/cooperation', allowed: allBut(...consumers, 'ADMIN') },
  { path: '/content/request/cooperation_detail', allowed: allBut(...consumers, 'ADMIN') },
  { path: '/content/service/manage', allowed: allBut(...consumers, 'ADMIN') },
  { path: '/content/service/detail', allowed: allBut(...consumers, 'ADMIN') },
  { path: '/content/service/release', allowed: allBut(...consumers, 'ADMIN') },
  { path: '/usercenter', allowed: registeredTypes },
  { path: '/usercenter/profile', allowed: userTypes },
  { path: '/usercenter/safety', allowed: userTypes },
  { path: '/usercenter/organization', allowed: ['LAW_OFFICE', 'TRANSLATE', 'OTHER'] },
  { path: '/admin', allowed: ['ADMIN'] },
]

/** Which roles an administrator's page is for; SUPER sees them all. */
const adminPages: readonly { path: string; roles: readonly AdminRole[] }[] = [
  { path: '/admin/verifications', roles: ['VERIFIER'] },
  { path: '/admin/people', roles: ['VERIFIER'] },
  { path: '/admin/reports', roles: ['DESK'] },
  { path: '/admin/dictionaries', roles: ['EDITOR'] },
  { path: '/admin/glossary', roles: ['EDITOR'] },
  { path: '/admin/audit', roles: ['AUDITOR'] },
  { path: '/admin/outbox', roles: ['AUDITOR'] },
  { path: '/admin/settings', roles: ['SUPER'] },
  { path: '/admin', roles: adminRoles },
]

/** Paths a visitor is sent to sign in from, wherever in the path they stand (specification, section 2). */
const signedInPaths = [
  '/service/demand/details',
  '/service/desk/details',
  '/release',
  '/legal/details',
  '/legal/apply',
  '/business/release',
  '/content',
  '/usercenter',
  '/admin',
]

const byLength = [...pagePermissions].sort((one, other) => other.path.length - one.path.length)

/** Paths are compared without regard to case and to a slash at the end, as the router matches them. */
function plain(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1')
}

export function needsSignIn(path: string): boolean {
  return signedInPaths.some((part) => plain(path).includes(part.toLowerCase()))
}

/** Whether a signed-in person of this type may see the page. A missing type is granted nothing. */
export function mayOpen(path: string, userType: UserType | undefined): boolean {
  const asked = plain(path)
  const entry = byLength.find(({ path: known }) => asked === known || asked.startsWith(`${known}/`))
  if (!entry) return true
  return userType !== undefined && entry.allowed.includes(userType)
}

/** Whether an administrator with these roles may see the page. */
export function mayAdminister(path: string, roles: readonly AdminRole[]): boolean {
  const asked = plain(path)
  const entry = adminPages.find(({ path: known }) => asked === known || asked.startsWith(`${known}/`))
  return entry !== undefined && (roles.includes('SUPER') || entry.roles.some((role) => roles.includes(role)))
}

export type GuardVerdict = 'open' | 'sign-in' | 'forbidden' | 'home'

/** What the guard says of a page before anything of it is loaded. */
export function guard(path: string, userType: UserType | undefined): GuardVerdict {
  if (userType !== undefined && plain(path) === '/account/login') return 'home'
  if (userType === undefined) return needsSignIn(path) ? 'sign-in' : 'open'
  return mayOpen(path, userType) ? 'open' : 'forbidden'
}
