import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret nobody can guess: 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored in a random token's stead. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Hash of a short or guessable value under the portal's secret key; `purpose` keeps uses apart. */
export function keyedHash(secretKey: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', secretKey).update(`${purpose}\0${value}`).digest()
}

/** Compares without telling by its time where the first difference is. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
