import { sql } from 'kysely'
import { whoIs } from '../../account/actions/confirm-password.ts'
import { tokenHash } from '../../kernel/crypto.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { CallContext } from '../../kernel/http/context.ts'
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
  { code: typed }: { code: string },
  context: CallContext,
): Promise<null> {
  const signedIn = whoIs(context)
  const code = plainCode(typed)
  const isRight = (transaction: Database, { secret_sealed: sealed, account_id: id }: SecondFactorRow) => {
    if (!sealed) throw new Refusal('wrongState', { state: signedIn.secondFactor })
    return /^\d{6}$/.test(code)
      ? useStep(transaction, id, stepOf(unsealSecret(services.keys, sealed), code))
      : useRecoveryCode(transaction, id, code)
  }
  await judgeCode(services, context, async (transaction, factor) => {
    if (!(await isRight(transaction, factor))) return false
    await transaction
      .updateTable('session')
      .set({ second_factor_at: sql`now()` })
      .where('token_hash', '=', signedIn.tokenHash)
      .execute()
    return true
  })
  return null
}
