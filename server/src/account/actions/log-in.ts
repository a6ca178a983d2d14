import type { loginBody } from '@portal/protocol/account/sign-in-calls.ts'
import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { z } from 'zod'
import type { CallContext } from '../../kernel/http/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { isRightCaptcha } from '../captcha.ts'
import { captchaId } from '../cookies.ts'
import { clearFailures, giveBack, loginHistory, reserveTry } from '../login-failures.ts'
import { isRightPassword } from '../passwords.ts'
import { findByName, foldName } from '../queries.ts'
import { openSignedIn } from './open-signed-in.ts'

/** Signs in by account and password; repeated failures ask for a captcha, then for patience. */
export async function logIn(
  services: Services,
  { account: name, password, captcha }: z.output<typeof loginBody>,
  context: CallContext,
): Promise<{ accessToken: string; userInfo: Viewer }> {
  const { db, secretKey, config } = services
  const { address, request, reply } = context
  const account = await findByName(db, name)
  const login = { account: account?.id ?? foldName(name), address }
  request.accountTried = account?.id ?? null

  const tried = await reserveTry(db, secretKey, login, { hasCaptcha: Boolean(captcha) })
  if (tried.waitSeconds > 0) {
    reply.header('retry-after', tried.waitSeconds)
    throw new Refusal('tooManyRequests')
  }
  if (tried.ids === null) throw new Refusal('captchaRequired')
  if (tried.isCaptchaDue) {
    const settings = { db, secretKey, fixedCaptcha: config.fixedCaptcha }
    if (!(await isRightCaptcha(settings, captchaId(request), captcha ?? '', { useUp: true }))) {
      await giveBack(db, tried.ids)
      throw new Refusal('captchaWrong')
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
  return openSignedIn(services, account, context)
}
