import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { refuseField } from '../kernel/refusal.ts'

/** OWASP's argon2id setting of 19 MiB and two passes; hashing runs on the thread pool, not on the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Stands where an account has no password any more; no hash of any. */
export const noPassword = ''

/** Checked where no account answers to the name, so that the answer takes the same time. */
let decoy: Promise<string> | undefined

/** Whether the password is right; null stands for an account that does not exist. */
export async function isRightPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const isRight = await verify(storedHash || (await decoy), password)
  return isRight && Boolean(storedHash)
}

const commonFile = new URL('../../seeds/reference/common-passwords.txt', import.meta.url)

/** The passwords people choose most, of those that meet the rules otherwise; read when first asked for. */
let common: Set<string> | undefined

export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(commonFile, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )
  return common.has(password.toLowerCase())
}

/**
 * Checks what the shape of a password does not show.
 *
 * @throws InputInvalid
 */
export function refuseWeakPassword(password: string, username: string): void {
  if (password.toLowerCase() === username.toLowerCase()) refuseField('password', 'passwordIsUsername')
  if (isCommonPassword(password)) refuseField('password', 'commonPassword')
}
