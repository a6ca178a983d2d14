import { maskEmail, maskPhone } from '@portal/protocol/account/rules/phone.ts'
import type { safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { findById } from '../queries.ts'

/** The caller's own account, as the safety page shows it. */
export async function showAccount(
  { db, everyFeature }: Services,
  _given: object,
  { accountId }: Caller,
): Promise<AnswerOf<typeof safetyCalls.account>> {
  const account = await findById(db, accountId)
  return {
    username: account.username,
    userType: account.user_type,
    state: account.state,
    verification: account.verification,
    verificationReason: await everyFeature.rejectionReason(account.id),
    phone: account.phone && maskPhone(account.phone),
    email: account.email && maskEmail(account.email),
  }
}
