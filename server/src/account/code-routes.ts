import { codeCalls } from '@portal/protocol/account/code-calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { sendCode, sendSmsCode } from './actions/send-code.ts'
import { captchaSeconds, isRightCaptcha, makeCaptcha, makeQuestion } from './captcha.ts'
import { checkCode } from './codes.ts'
import { captchaId, setCaptchaCookie } from './cookies.ts'

/** Captchas, and the codes that come after them. */
export function codeRoutes(app: FastifyInstance, services: Services): void {
  const { db, secretKey, config } = services
  const captchas = { db, secretKey, fixedCaptcha: config.fixedCaptcha }

  bind(app, codeCalls.captcha, async ({ query: { kind }, context: { request, reply, language } }) => {
    const captcha =
      kind === 'words'
        ? { image: null, ...(await makeQuestion(captchas, language)) }
        : { question: null, ...(await makeCaptcha(captchas)) }
    setCaptchaCookie(request, reply, captcha.id, captchaSeconds)
    return captcha
  })

  bind(app, codeCalls.checkCaptcha, async ({ query, context }) => {
    const isRight = await isRightCaptcha(captchas, captchaId(context.request), query.verifyInput, {
      useUp: false,
    })
    if (!isRight) throw new Refusal('captchaWrong')
    return null
  })

  bind(app, codeCalls.sendSms, ({ body, context }) => sendSmsCode(services, body, context))

  bind(app, codeCalls.sendEmailCode, ({ body: { email, purpose, captcha }, context }) =>
    sendCode(services, { channel: 'MAIL', recipient: email, purpose }, captcha, context),
  )

  bind(app, codeCalls.checkSmsCode, async ({ body: { phone, purpose, code } }) => {
    await checkCode(db, secretKey, { channel: 'SMS', recipient: phone, purpose }, code)
    return null
  })

  bind(app, codeCalls.checkEmailCode, async ({ body: { email, purpose, code } }) => {
    await checkCode(db, secretKey, { channel: 'MAIL', recipient: email, purpose }, code)
    return null
  })
}
