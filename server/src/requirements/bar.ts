import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import type { signUpBars } from '@portal/protocol/requirements/schemas.ts'
import type { SignedIn } from '../kernel/http/caller.ts'
import { barredFrom, type Help } from '../providers/door.ts'

interface Wanted extends Help {
  account_id: string
}

/** Why somebody cannot sign up for a requirement, whatever its state; null where nothing keeps them from it. */
export function barOf(
  wanted: Wanted,
  { accountId, userType, verification }: Pick<SignedIn, 'accountId' | 'userType' | 'verification'>,
  admittedIn: string | null,
): (typeof signUpBars)[number] | null {
  if (wanted.account_id === accountId) return 'own'
  if (!providerTypes.some((type) => type === userType)) return 'notProvider'
  if (verification !== 'VERIFIED') return 'notVerified'
  return barredFrom(wanted, { userType, admittedIn })
}
