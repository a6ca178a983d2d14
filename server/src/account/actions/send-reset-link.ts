import { randomUUID } from 'node:crypto'
import type { safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { randomToken, tokenHash } from '../../kernel/crypto.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { resetLinkMessage } from '../messages.ts'
import { findByContact } from '../queries.ts'
import { admitSend } from './send-code.ts'

/** Three hours (docs/requirements.md). */
const linkSeconds = 3 * 3600

/** Sends the link to reset a password; asking again ends the earlier one. */
export async function sendResetLink(
  services: Services,
  { query: { email, captcha } }: GivenOf<typeof safetyCalls.sendResetLink>,
  asker: Asker,
): Promise<null> {
  const { db, config, outbox } = services
  const account = await findByContact(db, 'MAIL', email)
  await admitSend(services, { channel: 'MAIL', recipient: email }, captcha, asker, async () => {
    if (!account) throw new Refusal('emailUnknown')
  })
  if (!account) throw new Refusal('emailUnknown')
  asker.isAbout(account.id)

  const token = randomToken()
  // After the #: it reaches no server and no log, and no other site as the referrer.
  const link = `${config.publicUrl}/account/reset#token=${token}`
  const live = { token_hash: tokenHash(token), expires_at: new Date(Date.now() + linkSeconds * 1000) }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('reset_link')
      .values({ account_id: account.id, ...live })
      .onConflict((on) => on.column('account_id').doUpdateSet(live))
      .execute()
    const details = { username: account.username, link, id: randomUUID(), goodFor: linkSeconds }
    await outbox.write(transaction, resetLinkMessage(email, details, asker.language))
  })
  await outbox.wake()
  return null
}
