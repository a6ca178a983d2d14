import { randomUUID } from 'node:crypto'
import { randomToken, tokenHash } from '../../kernel/crypto.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import { siteOrigin } from '../../kernel/http/site-origin.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { resetLinkMessage } from '../messages.ts'
import { findByContact } from '../queries.ts'
import { admitSend } from './send-code.ts'

/** Three hours (specification, section 9). */
const linkSeconds = 3 * 3600

/** Sends the link to reset a password; asking again ends the earlier one. */
export async function sendResetLink(
  services: Services,
  { email, captcha }: { email: string; captcha?: string | undefined },
  context: CallContext,
): Promise<null> {
  const { db, config, outbox } = services
  const account = await findByContact(db, 'MAIL', email)
  await admitSend(services, { channel: 'MAIL', recipient: email }, captcha, context, async () => {
    if (!account) throw new Refusal('emailUnknown')
  })
  if (!account) throw new Refusal('emailUnknown')
  context.request.accountTried = account.id

  const token = randomToken()
  // After the #: it reaches no server and no log, and no other site as the referrer.
  const link = `${siteOrigin(config, context.request)}/account/reset#token=${token}`
  const live = { token_hash: tokenHash(token), expires_at: new Date(Date.now() + linkSeconds * 1000) }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('reset_link')
      .values({ account_id: account.id, ...live })
      .onConflict((on) => on.column('account_id').doUpdateSet(live))
      .execute()
    const details = { username: account.username, link, id: randomUUID(), goodFor: linkSeconds }
    await outbox.write(transaction, resetLinkMessage(email, details, context.language))
  })
  await outbox.wake()
  return null
}
