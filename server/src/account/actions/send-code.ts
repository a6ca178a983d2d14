import type { codeCalls } from '@portal/protocol/account/code-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal, refuseField, TooSoon } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { admitCaptcha } from '../captcha-waits.ts'
import { codeSeconds, makeCode, type CodeTarget } from '../codes.ts'
import { codeMessage, type Target } from '../messages.ts'
import { findByContact, findById } from '../queries.ts'
import { countSend } from '../send-limits.ts'
import { refuseWhileClosed } from './register.ts'

type CodeSent = AnswerOf<typeof codeCalls.sendSms>

/**
 * What stands before every message a visitor can cause: a captcha, which it uses up, a provider, and the limits.
 *
 * @throws Refusal
 */
export async function admitSend(
  services: Services,
  target: Target,
  captcha: string | undefined,
  asker: Asker,
  isWelcome: () => Promise<void>,
): Promise<void> {
  const { db, secretKey, config, outbox } = services
  if (!captcha) throw new Refusal('captchaRequired')
  await admitCaptcha(services, asker, captcha, { useUp: true })
  if (!outbox.canSend(target.channel)) throw new Refusal('notConfigured')
  await isWelcome()
  const wait = await countSend(db, { secretKey, config }, target, asker.address)
  if (wait > 0) throw new TooSoon(wait)
}

/** A code to sign in, to reset or to go is for those who are registered, any other for those who are not. */
async function checkOwner({ db }: Services, { channel, recipient, purpose }: CodeTarget): Promise<void> {
  const owner = await findByContact(db, channel, recipient)
  const isForOwner = purpose === 'login' || purpose === 'reset' || purpose === 'cancelAccount'
  if (isForOwner && !owner) throw new Refusal(channel === 'SMS' ? 'phoneUnknown' : 'emailUnknown')
  if (!isForOwner && owner) throw new Refusal(channel === 'SMS' ? 'phoneTaken' : 'emailTaken')
}

/** A code to cancel an account goes to its own phone, asked for by who is signed in, and to no other. */
async function ownPhone({ db }: Services, given: string | undefined, asker: Asker): Promise<string> {
  if (!asker.signedIn) throw new Refusal('sessionEnded')
  const { phone } = await findById(db, asker.signedIn.accountId)
  if (!phone) throw new Refusal('phoneUnknown')
  if (given !== undefined && given !== phone) refuseField('phone', 'ownPhone')
  return phone
}

/** Sends a code to a phone. */
export async function sendSmsCode(
  services: Services,
  { body: { phone, purpose, captcha } }: GivenOf<typeof codeCalls.sendSms>,
  asker: Asker,
): Promise<CodeSent> {
  // The schema leaves the phone out for that purpose alone.
  const isOwn = purpose === 'cancelAccount' || phone === undefined
  const recipient = isOwn ? await ownPhone(services, phone, asker) : phone
  return sendCode(services, { channel: 'SMS', recipient, purpose }, captcha, asker)
}

/** Sends a code to an e-mail address. */
export function sendEmailCode(
  services: Services,
  { body: { email, purpose, captcha } }: GivenOf<typeof codeCalls.sendEmailCode>,
  asker: Asker,
): Promise<CodeSent> {
  return sendCode(services, { channel: 'MAIL', recipient: email, purpose }, captcha, asker)
}

async function sendCode(
  services: Services,
  target: CodeTarget,
  captcha: string | undefined,
  asker: Asker,
): Promise<CodeSent> {
  const { db, secretKey, config, outbox } = services
  if (target.purpose === 'register') await refuseWhileClosed(services)
  await admitSend(services, target, captcha, asker, () => checkOwner(services, target))
  await db.transaction().execute(async (transaction) => {
    const made = await makeCode(transaction, secretKey, target)
    const { channel, recipient, purpose } = target
    const message = codeMessage(
      { channel, recipient },
      purpose,
      { ...made, goodFor: codeSeconds },
      asker.language,
    )
    await outbox.write(transaction, message)
  })
  await outbox.wake()
  return { expiresIn: codeSeconds, nextIn: config.codeLimits.secondsBetween }
}
