import type { CallContext, SignedIn } from '../../kernel/http/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { clearFailures, giveBack, reserveTry } from '../login-failures.ts'
import { isRightPassword } from '../passwords.ts'
import { findById } from '../queries.ts'

/** Who makes a call that only the signed-in can make. */
export function whoIs({ signedIn }: CallContext): SignedIn {
  if (!signedIn) throw new Refusal('sessionEnded')
  return signedIn
}

/**
 * The signed-in account, after its owner has given the password once more: a session left open must not be enough
 * to take the account over. Wrong ones count as failed logins, and slow down like those.
 *
 * @throws Refusal
 */
export async function confirmPassword(
  { db, secretKey }: Services,
  password: string,
  context: CallContext,
): Promise<Awaited<ReturnType<typeof findById>>> {
  const account = await findById(db, whoIs(context).accountId)
  const login = { account: account.id, address: context.address }
  const { waitSeconds, ids } = await reserveTry(db, secretKey, login, { hasCaptcha: true })
  if (ids === null) {
    context.reply.header('retry-after', waitSeconds)
    throw new Refusal('tooManyRequests', { retryAfter: waitSeconds })
  }
  if (!(await isRightPassword(account.password_hash, password))) throw new Refusal('wrongPassword')
  await giveBack(db, ids)
  await clearFailures(db, secretKey, login)
  return account
}
