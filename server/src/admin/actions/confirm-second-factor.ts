import type { secondFactorCalls } from '@portal/protocol/admin/second-factor-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import { tokenHash } from '../../kernel/crypto.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { passInThisSessionAlone } from '../../account/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { newRecoveryCodes, plainCode, stepOf } from '../authenticator.ts'
import { judgeCode } from '../judge-code.ts'
import { unsealSecret } from '../second-factor-secrets.ts'

/**
 * Has the authenticator being set up take the place of the one before. This session has passed, the account's others
 * have to enter a code again; earlier recovery codes end.
 */
export async function confirmSecondFactor(
  services: Services,
  { body: { code } }: GivenOf<typeof secondFactorCalls.confirmSecondFactor>,
  caller: Caller,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId, secondFactor } = caller
  if (secondFactor === 'enter') throw new Refusal('notNow', { secondFactor }, 'secondFactorNeeded')
  const recoveryCodes = newRecoveryCodes()
  await judgeCode(services, caller, async (transaction, { pending_sealed: pending }) => {
    if (!pending) throw new Refusal('wrongState', { state: secondFactor })
    const step = stepOf(unsealSecret(services.keys, pending), code)
    if (step === null) return false
    await transaction
      .updateTable('second_factor')
      .set({
        secret_sealed: pending,
        pending_sealed: null,
        confirmed_at: sql`now()`,
        last_step: String(step),
      })
      .where('account_id', '=', accountId)
      .execute()
    await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
    await transaction
      .insertInto('recovery_code')
      .values(recoveryCodes.map((one) => ({ account_id: accountId, code_hash: tokenHash(plainCode(one)) })))
      .execute()
    await passInThisSessionAlone(transaction, accountId, caller.tokenHash)
    return true
  })
  return { recoveryCodes }
}
