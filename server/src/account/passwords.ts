import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id setting of 19 MiB and two passes; hashing runs on the thread pool, not on the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Checked where no account answers to the name, so that the answer takes the same time. */
let decoy: Promise<string> | undefined

/** Whether the password is right; `storedHash` null stands for an account that does not exist. */
export async function isRightPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const isRight = await verify(storedHash ?? (await decoy), password)
  return isRight && storedHash !== null
}
