import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { invalidInput } from '../kernel/refusal.ts'
import { fieldMessage } from '../kernel/words.ts'

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
 * @throws Refusal naming the field
 */
export function refuseWeakPassword(password: string, username: string, language: Language): void {
  const isName = password.toLowerCase() === username.toLowerCase()
  if (!isName && !isCommonPassword(password)) return
  const message = fieldMessage(isName ? 'passwordIsUsername' : 'commonPassword', language)
  throw invalidInput([{ field: 'password', message }])
}
