import type { z } from 'zod'
import type { codeSent } from '@portal/protocol/account/code-calls.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { isRightCaptcha } from '../captcha.ts'
import { codeSeconds, makeCode, type CodeTarget } from '../codes.ts'
import { captchaId } from '../cookies.ts'
import { codeMessage, type Target } from '../messages.ts'
import { findByContact } from '../queries.ts'
import { countSend } from '../send-limits.ts'

/**
 * What stands before every message a visitor can cause: a captcha, which it uses up, a provider, and the limits.
 *
 * @throws Refusal
 */
export async function admitSend(
  { db, secretKey, config, outbox }: Services,
  target: Target,
  captcha: string | undefined,
  { address, request, reply }: CallContext,
  isWelcome: () => Promise<void>,
): Promise<void> {
  if (!captcha) throw new Refusal('captchaRequired')
  const settings = { db, secretKey, fixedCaptcha: config.fixedCaptcha }
  if (!(await isRightCaptcha(settings, captchaId(request), captcha, { useUp: true }))) {
    throw new Refusal('captchaWrong')
  }
  if (!outbox.canSend(target.channel)) throw new Refusal('notConfigured')
  await isWelcome()
  const wait = await countSend(db, { secretKey, limits: config.codeLimits }, target, address)
  if (wait > 0) {
    reply.header('retry-after', wait)
    throw new Refusal('tooManyRequests', { retryAfter: wait })
  }
}

/** A code to sign in or to reset goes to those who are registered, any other to those who are not. */
async function checkOwner({ db }: Services, { channel, recipient, purpose }: CodeTarget): Promise<void> {
  const owner = await findByContact(db, channel, recipient)
  const isForOwner = purpose === 'login' || purpose === 'reset'
  if (isForOwner && !owner) throw new Refusal(channel === 'SMS' ? 'phoneUnknown' : 'emailUnknown')
  if (!isForOwner && owner) throw new Refusal(channel === 'SMS' ? 'phoneTaken' : 'emailTaken')
}

/** Sends a code to a phone or an e-mail address. */
export async function sendCode(
  services: Services,
  target: CodeTarget,
  captcha: string | undefined,
  context: CallContext,
): Promise<z.input<typeof codeSent>> {
  const { db, secretKey, config, outbox } = services
  await admitSend(services, target, captcha, context, () => checkOwner(services, target))
  await db.transaction().execute(async (transaction) => {
    const made = await makeCode(transaction, secretKey, target)
    const { channel, recipient, purpose } = target
    const message = codeMessage(
      { channel, recipient },
      purpose,
      { ...made, goodFor: codeSeconds },
      context.language,
    )
    await outbox.write(transaction, message)
  })
  await outbox.wake()
  return { expiresIn: codeSeconds, nextIn: config.codeLimits.secondsBetween }
}
