import type { cancelBody } from '@portal/protocol/account/leaving-calls.ts'
import type { z } from 'zod'
import type { CallContext } from '../../kernel/http/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCode, useUpCode, type CodeTarget } from '../codes.ts'
import { clearSessionCookies } from '../cookies.ts'
import { confirmPassword } from './confirm-password.ts'
import { endAccount } from './end-account.ts'

/** Cancels one's own account for good, by password and the code on its phone. */
export async function cancelAccount(
  services: Services,
  { password, code }: z.output<typeof cancelBody>,
  context: CallContext,
): Promise<null> {
  const { db, secretKey, outbox } = services
  const account = await confirmPassword(services, password, context)
  if (!account.phone) throw new Refusal('phoneUnknown')
  const target: CodeTarget = { channel: 'SMS', recipient: account.phone, purpose: 'cancelAccount' }
  await checkCode(db, secretKey, target, code)
  await db.transaction().execute(async (transaction) => {
    await useUpCode(transaction, secretKey, target, code)
    await endAccount(transaction, services, { accountId: account.id, by: account.id })
  })
  clearSessionCookies(context.request, context.reply)
  await outbox.wake()
  return null
}
