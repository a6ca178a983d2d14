import type { signInCalls } from '@portal/protocol/account/sign-in-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal, TooSoon } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { admitCaptcha } from '../captcha-waits.ts'
import { clearFailures, giveBack, loginHistory, reserveTry } from '../login-failures.ts'
import { isRightPassword } from '../passwords.ts'
import { findByName, foldName } from '../queries.ts'
import { openSignedIn } from './open-signed-in.ts'

/** Signs in by account and password; repeated failures ask for a captcha, then for patience. */
export async function logIn(
  services: Services,
  { body: { account: name, password, captcha } }: GivenOf<typeof signInCalls.login>,
  asker: Asker,
): Promise<{ accessToken: string; userInfo: Viewer }> {
  const { db, secretKey } = services
  const { address } = asker
  const account = await findByName(db, name)
  const login = { account: account?.id ?? foldName(name), address }
  asker.isAbout(account?.id ?? null)

  const tried = await reserveTry(db, secretKey, login, { hasCaptcha: Boolean(captcha) })
  if (tried.waitSeconds > 0) throw new TooSoon(tried.waitSeconds)
  if (tried.ids === null) throw new Refusal('captchaRequired')
  if (tried.isCaptchaDue) {
    try {
      await admitCaptcha(services, asker, captcha ?? '', { useUp: true })
    } catch (error) {
      await giveBack(db, tried.ids)
      throw error
    }
  }

  const isRight = await isRightPassword(account?.password_hash ?? null, password)
  if (!account || !isRight) {
    const { isCaptchaDue } = await loginHistory(db, secretKey, login)
    throw new Refusal('wrongPassword', { isCaptchaDue })
  }
  await giveBack(db, tried.ids)
  if (account.state === 'SUSPENDED') throw new Refusal('suspended')

  await clearFailures(db, secretKey, login)
  return openSignedIn(services, account, asker)
}
