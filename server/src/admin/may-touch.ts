import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { SignedIn } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'

interface Touched {
  id: string
  user_type: UserType
}

/** Whether an administrator may move an account: nobody their own, and administrators' only SUPER. */
export function mayTouch(
  { accountId, roles }: { accountId: string; roles: readonly AdminRole[] },
  { id, user_type: userType }: Touched,
): boolean {
  return id !== accountId && (userType !== 'ADMIN' || roles.includes('SUPER'))
}

/** @throws Refusal */
export function checkTouch(signedIn: SignedIn, touched: Touched): void {
  if (touched.id === signedIn.accountId) throw new Refusal('notNow')
  if (!mayTouch(signedIn, touched)) throw new Refusal('notForYou')
}
