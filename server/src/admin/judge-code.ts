import type { Selectable } from 'kysely'
import { judgeGuess } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal, TooSoon } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'

export type SecondFactorRow = Selectable<Tables['second_factor']>

/**
 * Has a code judged while the account's second factor is held: guesses that come side by side are judged one after
 * the other, and of two that bring one code, one passes. They are counted apart from passwords: a right password
 * must not make guessing quick again.
 *
 * @throws Refusal where the code is wrong, or guessing has to wait
 */
export async function judgeCode(
  { db, secretKey }: Services,
  caller: Caller,
  check: (transaction: Database, factor: SecondFactorRow) => Promise<boolean>,
): Promise<void> {
  const { accountId, secondFactor } = caller
  const guess = { account: `${accountId} second factor`, address: caller.address }
  const verdict = await db.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('second_factor')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!factor) throw new Refusal('wrongState', { state: secondFactor })
    return judgeGuess(transaction, secretKey, guess, () => check(transaction, factor))
  })
  if (verdict.waitSeconds > 0) throw new TooSoon(verdict.waitSeconds)
  if (!verdict.isRight) throw new Refusal('verificationCodeWrong')
}
