import type { Caller } from '../kernel/http/caller.ts'
import { Refusal, TooSoon } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { clearFailures, giveBack, reserveTry } from './login-failures.ts'
import { isRightPassword } from './passwords.ts'
import { findById } from './queries.ts'

/**
 * The signed-in account, after its owner has given the password once more: a session left open must not be enough
 * to take the account over. Wrong ones count as failed logins, and slow down like those.
 *
 * @throws Refusal
 */
export async function confirmPassword(
  { db, secretKey }: Services,
  password: string,
  caller: Caller,
): Promise<Awaited<ReturnType<typeof findById>>> {
  const account = await findById(db, caller.accountId)
  const login = { account: account.id, address: caller.address }
  const { waitSeconds, ids } = await reserveTry(db, secretKey, login, { hasCaptcha: true })
  if (ids === null) throw new TooSoon(waitSeconds)
  if (!(await isRightPassword(account.password_hash, password))) throw new Refusal('wrongPassword')
  await giveBack(db, ids)
  await clearFailures(db, secretKey, login)
  return account
}
