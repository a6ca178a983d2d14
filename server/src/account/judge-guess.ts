import type { Database } from '../kernel/database/store.ts'
import { clearFailures, loginHistory, noteFailure, type LoginTry } from './login-failures.ts'

export interface Verdict {
  isRight: boolean
  /** Seconds until the next guess is looked at; 0 for now. */
  waitSeconds: number
}

/**
 * Judges a guess at something that guards an account, unless wrong ones have to wait. They are counted like failed
 * logins, of the address and of what `account` names.
 *
 * It refuses nothing itself: what it counts has to outlast the caller's transaction.
 */
export async function judgeGuess(
  transaction: Database,
  secretKey: string,
  guess: LoginTry,
  check: () => Promise<boolean>,
): Promise<Verdict> {
  const { waitSeconds } = await loginHistory(transaction, secretKey, guess)
  if (waitSeconds > 0) return { isRight: false, waitSeconds }
  const isRight = await check()
  if (isRight) await clearFailures(transaction, secretKey, guess)
  else await noteFailure(transaction, secretKey, guess)
  return { isRight, waitSeconds: 0 }
}
