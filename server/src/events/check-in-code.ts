import { keyedHash, sameBytes } from '../kernel/crypto.ts'

/** Characters of a code: nobody guesses it who was not there. */
const length = 16

/** The code that hangs at an event's door. */
export function checkInCode(secretKey: string, eventId: string): string {
  return keyedHash(secretKey, 'event check-in', eventId).toString('base64url').slice(0, length)
}

export function isCheckInCode(secretKey: string, eventId: string, code: string): boolean {
  return sameBytes(Buffer.from(code), Buffer.from(checkInCode(secretKey, eventId)))
}
