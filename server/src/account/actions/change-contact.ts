import type { safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCode, useUpCode, type CodeTarget } from '../codes.ts'
import type { Target } from '../messages.ts'
import { writeNotices } from '../write-notices.ts'
import { confirmPassword } from '../confirm-password.ts'
import { holdMakerAlone } from '../hold-used.ts'
import { refuseTaken } from './register.ts'

/**
 * Changes the phone number or the e-mail address by the code sent to the new one. A link to reset the password,
 * sent to the old address, ends.
 */
async function changeContact(
  services: Services,
  { channel, recipient }: Target,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<null> {
  const { db, secretKey, outbox } = services
  const account = await confirmPassword(services, password, caller)
  const isPhone = channel === 'SMS'
  const target: CodeTarget = { channel, recipient, purpose: isPhone ? 'changePhone' : 'changeEmail' }
  await checkCode(db, secretKey, target, code)
  await db
    .transaction()
    .execute(async (transaction) => {
      await useUpCode(transaction, secretKey, target, code)
      await holdMakerAlone(transaction, account.id)
      await transaction
        .updateTable('account')
        .set(isPhone ? { phone: recipient } : { email: recipient })
        .where('id', '=', account.id)
        .execute()
      await transaction.deleteFrom('reset_link').where('account_id', '=', account.id).execute()
      await writeNotices(transaction, outbox, account, isPhone ? 'phoneChanged' : 'emailChanged')
    })
    .catch(refuseTaken)
  await outbox.wake()
  return null
}

export function changePhone(
  services: Services,
  { body: { phone, ...given } }: GivenOf<typeof safetyCalls.changePhone>,
  caller: Caller,
): Promise<null> {
  return changeContact(services, { channel: 'SMS', recipient: phone }, given, caller)
}

export function changeEmail(
  services: Services,
  { body: { email, ...given } }: GivenOf<typeof safetyCalls.changeEmail>,
  caller: Caller,
): Promise<null> {
  return changeContact(services, { channel: 'MAIL', recipient: email }, given, caller)
}
