import type { Access, Call } from '@portal/protocol/kernel/call.ts'
import { Refusal } from '../refusal.ts'
import type { SignedIn } from './caller.ts'

function isAmong(access: Exclude<Access, 'public' | 'user'>, { userType, roles }: SignedIn): boolean {
  if (!('roles' in access)) return access.includes(userType)
  return (
    userType === 'ADMIN' && (roles.includes('SUPER') || roles.some((role) => access.roles.includes(role)))
  )
}

/** An administrator who has not passed the second factor is signed in by a password alone. */
function isHalfSignedIn({ secondFactor }: SignedIn): boolean {
  return secondFactor === 'enrol' || secondFactor === 'enter'
}

/**
 * Whether a session may make a call.
 *
 * @throws Refusal
 */
export function checkAccess(call: Call, signedIn: SignedIn | null): void {
  const { access } = call
  const isWrite = call.method !== 'GET' && call.audit !== undefined
  if (access !== 'public') {
    if (!signedIn) throw new Refusal('sessionEnded')
    if (access !== 'user' && !isAmong(access, signedIn)) throw new Refusal('notForYou')
    // What is their own is guarded too: people write to them as to the platform.
    if (isHalfSignedIn(signedIn) && !call.isOpenBeforeSecondFactor) {
      throw new Refusal('notNow', { secondFactor: signedIn.secondFactor }, 'secondFactorNeeded')
    }
  }
  if (isWrite && signedIn?.state === 'FROZEN' && !call.isOpenToFrozen) {
    throw new Refusal('notNow', { state: signedIn.state }, 'frozen')
  }
  if (call.needsVerified && signedIn?.verification !== 'VERIFIED') {
    throw new Refusal('notNow', { verification: signedIn?.verification }, 'notVerified')
  }
}
