import type { secondFactorCalls } from '@portal/protocol/admin/second-factor-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { tokenHash } from '../../kernel/crypto.ts'
import { passSecondFactor } from '../../account/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { plainCode, stepOf } from '../authenticator.ts'
import { judgeCode, type SecondFactorRow } from '../judge-code.ts'
import { unsealSecret } from '../second-factor-secrets.ts'

/** Uses up an authenticator's code: none of its time step or an earlier one is good any more. */
async function useStep(transaction: Database, accountId: string, step: number | null): Promise<boolean> {
  if (step === null) return false
  const used = await transaction
    .updateTable('second_factor')
    .set({ last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

async function useRecoveryCode(transaction: Database, accountId: string, code: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', tokenHash(code))
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

/** Passes the second factor in this session, by a code of the authenticator or a recovery code. */
export async function enterSecondFactor(
  services: Services,
  { body: { code: typed } }: GivenOf<typeof secondFactorCalls.enterSecondFactor>,
  caller: Caller,
): Promise<null> {
  const code = plainCode(typed)
  const isRight = (transaction: Database, { secret_sealed: sealed, account_id: id }: SecondFactorRow) => {
    if (!sealed) throw new Refusal('wrongState', { state: caller.secondFactor })
    return /^\d{6}$/.test(code)
      ? useStep(transaction, id, stepOf(unsealSecret(services.keys, sealed), code))
      : useRecoveryCode(transaction, id, code)
  }
  await judgeCode(services, caller, async (transaction, factor) => {
    if (!(await isRight(transaction, factor))) return false
    await passSecondFactor(transaction, caller.tokenHash)
    return true
  })
  return null
}
