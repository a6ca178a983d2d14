import type { safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { hashPassword, refuseWeakPassword } from '../passwords.ts'
import { endSessions } from '../sessions.ts'
import { writeNotices } from '../write-notices.ts'
import { confirmPassword } from '../confirm-password.ts'

/**
 * Changes the password; the account's other sessions end, and a link to reset it.
 *
 * @throws Refusal where the old one is not right, or is it no more
 */
export async function setPassword(
  services: Services,
  { body: { oldPassword, password } }: GivenOf<typeof safetyCalls.setPassword>,
  caller: Caller,
): Promise<null> {
  const { db, outbox } = services
  const account = await confirmPassword(services, oldPassword, caller)
  refuseWeakPassword(password, account.username)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows: changed } = await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      // Whoever has reset it meanwhile has the word: the old one is right no more.
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirstOrThrow()
    if (changed === 0n) throw new Refusal('wrongPassword')
    await transaction.deleteFrom('reset_link').where('account_id', '=', account.id).execute()
    await endSessions(transaction, account.id, caller.tokenHash)
    await writeNotices(transaction, outbox, account, 'passwordChanged')
  })
  await outbox.wake()
  return null
}
