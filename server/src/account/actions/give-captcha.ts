import type { codeCalls } from '@portal/protocol/account/code-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { captchaSeconds, captchasOf, makeCaptcha, makeQuestion } from '../captcha.ts'
import { admitCaptcha } from '../captcha-waits.ts'
import { setCaptchaCookie } from '../cookies.ts'

/** A captcha to look at, or to be asked in words; its id is in a cookie. */
export async function giveCaptcha(
  services: Services,
  { query: { kind } }: GivenOf<typeof codeCalls.captcha>,
  { wire, language }: Asker,
): Promise<AnswerOf<typeof codeCalls.captcha>> {
  const captchas = captchasOf(services)
  const captcha =
    kind === 'words'
      ? { image: null, ...(await makeQuestion(captchas, language)) }
      : { question: null, ...(await makeCaptcha(captchas)) }
  setCaptchaCookie(wire, captcha.id, captchaSeconds)
  return captcha
}

/** Whether it was read right, without using it up. */
export async function checkCaptcha(
  services: Services,
  { query: { verifyInput } }: GivenOf<typeof codeCalls.checkCaptcha>,
  asker: Asker,
): Promise<null> {
  await admitCaptcha(services, asker, verifyInput, { useUp: false })
  return null
}
