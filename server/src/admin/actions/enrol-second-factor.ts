import type { secondFactorCalls } from '@portal/protocol/admin/second-factor-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { mail as en } from '@portal/protocol/words/en/mail.ts'
import { mail as ru } from '@portal/protocol/words/ru/mail.ts'
import { mail as zh } from '@portal/protocol/words/zh/mail.ts'
import { confirmPassword, holdMaker } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { authenticatorUri, newSecret } from '../authenticator.ts'
import { sealSecret } from '../second-factor-secrets.ts'

const words = { zh, en, ru }

/** Begins to set up an authenticator; the one there is stays good until the new one has been confirmed. */
export async function enrolSecondFactor(
  services: Services,
  { body: { password } }: GivenOf<typeof secondFactorCalls.enrolSecondFactor>,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  const { db, secretKey } = services
  const { secondFactor } = caller
  // Or a password alone would be enough to replace the second factor.
  if (secondFactor === 'enter') throw new Refusal('notNow', { secondFactor }, 'secondFactorNeeded')
  const account = await confirmPassword(services, password, caller)
  const secret = newSecret()
  const pending = { pending_sealed: sealSecret(secretKey, secret) }
  await db.transaction().execute(async (transaction) => {
    await holdMaker(transaction, account.id)
    await transaction
      .insertInto('second_factor')
      .values({ account_id: account.id, ...pending })
      .onConflict((on) => on.column('account_id').doUpdateSet(pending))
      .execute()
  })
  return { secret, uri: authenticatorUri(secret, words[caller.language].portal, account.username) }
}
