import { keyedHash, sameBytes } from '../kernel/crypto.ts'

/** Bytes of a code: nobody guesses it who was not there. */
const codeBytes = 12

function bytesOf(secretKey: string, eventId: string): Buffer {
  return keyedHash(secretKey, 'event check-in', eventId).subarray(0, codeBytes)
}

/** The code that hangs at an event's door. */
export function checkInCode(secretKey: string, eventId: string): string {
  return bytesOf(secretKey, eventId).toString('base64url')
}

export function isCheckInCode(secretKey: string, eventId: string, code: string): boolean {
  return sameBytes(Buffer.from(code, 'base64url'), bytesOf(secretKey, eventId))
}
