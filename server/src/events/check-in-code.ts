import { everyKey, keyedHash, sameBytes, type SecretKeys } from '../kernel/crypto.ts'

/** Characters of a code: nobody guesses it who was not there. */
const length = 16

/** The code that hangs at an event's door. */
export function checkInCode(secretKey: string, eventId: string): string {
  return keyedHash(secretKey, 'event check-in', eventId).toString('base64url').slice(0, length)
}

/** Whether it is that code: what was printed stays good while the key that made it is known. */
export function isCheckInCode(keys: SecretKeys, eventId: string, code: string): boolean {
  return everyKey(keys).some((key) => sameBytes(Buffer.from(code), Buffer.from(checkInCode(key, eventId))))
}
