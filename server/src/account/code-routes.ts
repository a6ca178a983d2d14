import { codeCalls } from '@portal/protocol/account/code-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { checkEmailCode, checkSmsCode } from './actions/check-code.ts'
import { checkCaptcha, giveCaptcha } from './actions/give-captcha.ts'
import { sendEmailCode, sendSmsCode } from './actions/send-code.ts'

/** Captchas, and the codes that come after them. */
export function codeRoutes(bind: Bind): void {
  bind(codeCalls.captcha, giveCaptcha)
  bind(codeCalls.checkCaptcha, checkCaptcha)
  bind(codeCalls.sendSms, sendSmsCode)
  bind(codeCalls.sendEmailCode, sendEmailCode)
  bind(codeCalls.checkSmsCode, checkSmsCode)
  bind(codeCalls.checkEmailCode, checkEmailCode)
}
