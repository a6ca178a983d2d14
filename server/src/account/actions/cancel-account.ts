import type { leavingCalls } from '@portal/protocol/account/leaving-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCode, useUpCode, type CodeTarget } from '../codes.ts'
import { clearSessionCookies } from '../cookies.ts'
import { confirmPassword } from '../confirm-password.ts'
import { endAccount } from './end-account.ts'

/** Cancels one's own account for good, by password and the code on its phone. */
export async function cancelAccount(
  services: Services,
  { body: { password, code } }: GivenOf<typeof leavingCalls.cancelAccount>,
  caller: Caller,
): Promise<null> {
  const { db, secretKey } = services
  const account = await confirmPassword(services, password, caller)
  if (!account.phone) throw new Refusal('phoneUnknown')
  const target: CodeTarget = { channel: 'SMS', recipient: account.phone, purpose: 'cancelAccount' }
  await checkCode(db, secretKey, target, code)
  await moving(services, async (mover) => {
    await useUpCode(mover.transaction, secretKey, target, code)
    await endAccount(mover, services, { accountId: account.id, by: account.id })
  })
  clearSessionCookies(caller.wire)
  return null
}
