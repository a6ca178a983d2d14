import { accountCalls } from '@portal/protocol/account/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { logIn } from './actions/log-in.ts'
import { captchaSeconds, isRightCaptcha, makeCaptcha } from './captcha.ts'
import { captchaId, clearSessionCookies, setCaptchaCookie } from './cookies.ts'
import { endSession } from './sessions.ts'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, secretKey, config } = services
  const captchas = { db, secretKey, fixedCaptcha: config.fixedCaptcha }

  bind(app, accountCalls.login, ({ body, context }) => logIn(services, body, context))

  bind(app, accountCalls.logOut, async ({ context: { signedIn, request, reply } }) => {
    if (signedIn) await endSession(db, signedIn.tokenHash)
    clearSessionCookies(request, reply)
    return null
  })

  bind(app, accountCalls.captcha, async ({ context: { request, reply } }) => {
    const captcha = await makeCaptcha(captchas)
    setCaptchaCookie(request, reply, captcha.id, captchaSeconds)
    return captcha
  })

  bind(app, accountCalls.checkCaptcha, async ({ query, context }) => {
    const isRight = await isRightCaptcha(captchas, captchaId(context.request), query.verifyInput, {
      useUp: false,
    })
    if (!isRight) throw new Refusal('captchaWrong')
    return null
  })

  bind(
    app,
    accountCalls.current,
    ({ context: { signedIn } }) =>
      signedIn && { userType: signedIn.userType, username: signedIn.username, picture: signedIn.picture },
  )
}
