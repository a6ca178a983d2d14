import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import { isScreen, type Screen, type Section } from './screen.ts'

export type GuardVerdict = 'open' | 'sign-in' | 'forbidden' | 'home'

export interface Guard {
  needsSignIn: (path: string) => boolean
  /** Whether a signed-in person of this type may see the page. A missing type is granted nothing. */
  mayOpen: (path: string, userType: UserType | undefined) => boolean
  /** What is said of a page before anything of it is loaded. */
  judge: (path: string, userType: UserType | undefined) => GuardVerdict
}

function allowed(row: Screen | Section): readonly UserType[] | undefined {
  return isScreen(row) && row.roles ? ['ADMIN'] : row.for
}

/** Escapes within escapes that somebody may have written on the way here. */
const mostEscapes = 4

/** A path without its escapes; one that cannot be read stays as it is, and names no page. */
function decoded(path: string): string {
  let read = path
  try {
    for (let turn = 0; turn < mostEscapes && read.includes('%'); turn++) read = decodeURIComponent(read)
  } catch {
    // What was read so far decides.
  }
  return read
}

/**
 * Paths are compared without regard to escapes, to case, to slashes in a row and at the end: whatever a router, or
 * anything before it, may take for the same path.
 */
function plain(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
}

/**
 * Who may see which page, by the rows of the screens: the longest that a path begins with decides, and a path without
 * one is open. A visitor is sent to sign in from closed paths wherever in the path they stand, and from whatever is
 * released (docs/requirements.md).
 */
export function createGuard(rows: readonly (Screen | Section)[]): Guard {
  const closed = rows
    .map((row) => ({ path: plain(`/${row.path}`), types: allowed(row) }))
    .filter(({ types }) => types !== undefined)
    .sort((one, other) => other.path.length - one.path.length)
  const signedInParts = ['/release', ...closed.map(({ path }) => path)]

  function needsSignIn(path: string) {
    const asked = plain(path)
    return signedInParts.some((part) => asked.includes(part))
  }

  function mayOpen(path: string, userType: UserType | undefined) {
    const asked = plain(path)
    const entry = closed.find(({ path: known }) => asked === known || asked.startsWith(`${known}/`))
    if (!entry?.types) return true
    return userType !== undefined && entry.types.includes(userType)
  }

  function judge(path: string, userType: UserType | undefined): GuardVerdict {
    if (userType !== undefined && plain(path) === '/account/login') return 'home'
    if (userType === undefined) return needsSignIn(path) ? 'sign-in' : 'open'
    return mayOpen(path, userType) ? 'open' : 'forbidden'
  }

  return { needsSignIn, mayOpen, judge }
}

/** Whether an administrator with these roles may see the screen. */
export function mayAdminister({ roles = [] }: Pick<Screen, 'roles'>, own: readonly AdminRole[]): boolean {
  return own.includes('SUPER') || roles.some((role) => own.includes(role))
}
