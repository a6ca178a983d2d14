import type { codeCalls } from '@portal/protocol/account/code-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCode } from '../codes.ts'

/** Whether a code on a phone is right, without using it up. */
export async function checkSmsCode(
  { db, secretKey }: Services,
  { body: { phone, purpose, code } }: GivenOf<typeof codeCalls.checkSmsCode>,
): Promise<null> {
  await checkCode(db, secretKey, { channel: 'SMS', recipient: phone, purpose }, code)
  return null
}

/** The same of one on an e-mail address. */
export async function checkEmailCode(
  { db, secretKey }: Services,
  { body: { email, purpose, code } }: GivenOf<typeof codeCalls.checkEmailCode>,
): Promise<null> {
  await checkCode(db, secretKey, { channel: 'MAIL', recipient: email, purpose }, code)
  return null
}
