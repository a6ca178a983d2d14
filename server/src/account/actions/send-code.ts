import type { z } from 'zod'
import type { codeSent, sendSmsBody } from '@portal/protocol/account/code-calls.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import { invalidInput, Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { isRightCaptcha } from '../captcha.ts'
import { codeSeconds, makeCode, type CodeTarget } from '../codes.ts'
import { captchaId } from '../cookies.ts'
import { codeMessage, type Target } from '../messages.ts'
import { findByContact, findById } from '../queries.ts'
import { countSend } from '../send-limits.ts'
import { whoIs } from './confirm-password.ts'
import { refuseWhileClosed } from './register.ts'

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

/** A code to sign in, to reset or to go is for those who are registered, any other for those who are not. */
async function checkOwner({ db }: Services, { channel, recipient, purpose }: CodeTarget): Promise<void> {
  const owner = await findByContact(db, channel, recipient)
  const isForOwner = purpose === 'login' || purpose === 'reset' || purpose === 'cancelAccount'
  if (isForOwner && !owner) throw new Refusal(channel === 'SMS' ? 'phoneUnknown' : 'emailUnknown')
  if (!isForOwner && owner) throw new Refusal(channel === 'SMS' ? 'phoneTaken' : 'emailTaken')
}

/** A code to cancel an account goes to its own phone, asked for by who is signed in, and to no other. */
async function ownPhone({ db }: Services, given: string | undefined, context: CallContext): Promise<string> {
  const { phone } = await findById(db, whoIs(context).accountId)
  if (!phone) throw new Refusal('phoneUnknown')
  if (given !== undefined && given !== phone) {
    throw invalidInput([{ field: 'phone', message: fieldMessage('ownPhone', context.language) }])
  }
  return phone
}

/** Sends a code to a phone. */
export async function sendSmsCode(
  services: Services,
  { phone, purpose, captcha }: z.output<typeof sendSmsBody>,
  context: CallContext,
): Promise<z.input<typeof codeSent>> {
  // The schema leaves the phone out for that purpose alone.
  const isOwn = purpose === 'cancelAccount' || phone === undefined
  const recipient = isOwn ? await ownPhone(services, phone, context) : phone
  return sendCode(services, { channel: 'SMS', recipient, purpose }, captcha, context)
}

/** Sends a code to a phone or an e-mail address. */
export async function sendCode(
  services: Services,
  target: CodeTarget,
  captcha: string | undefined,
  context: CallContext,
): Promise<z.input<typeof codeSent>> {
  const { db, secretKey, config, outbox } = services
  if (target.purpose === 'register') await refuseWhileClosed(services)
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
