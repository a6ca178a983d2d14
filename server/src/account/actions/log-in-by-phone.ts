import type { signInCalls } from '@portal/protocol/account/sign-in-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCode, useUpCode, type CodeTarget } from '../codes.ts'
import { findByContact } from '../queries.ts'
import { openSignedIn } from './open-signed-in.ts'

/** Signs in by a phone and the code sent to it. */
export async function logInByPhone(
  services: Services,
  { body: { phone, code } }: GivenOf<typeof signInCalls.phoneLogin>,
  asker: Asker,
): Promise<{ accessToken: string; userInfo: Viewer }> {
  const { db, secretKey } = services
  const account = await findByContact(db, 'SMS', phone)
  if (!account) throw new Refusal('phoneUnknown')
  asker.isAbout(account.id)
  const target: CodeTarget = { channel: 'SMS', recipient: phone, purpose: 'login' }
  await checkCode(db, secretKey, target, code)
  await useUpCode(db, secretKey, target, code)
  if (account.state === 'SUSPENDED') throw new Refusal('suspended')
  return openSignedIn(services, account, asker)
}
