import { Secret, TOTP } from 'otpauth'

/** What every authenticator understands (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Steps before and after the present one whose codes are good: clocks differ, and typing takes time. */
const window = 1

/** A secret to share with an authenticator: 160 bits (RFC 4226, section 4), base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator reads from a QR code. */
export function authenticatorUri(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...settings, secret, issuer, label: username }).toString()
}

/** The time step that a code is of; null where it is of none that is good now. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now()
  const totp = new TOTP({ ...settings, secret })
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const recoveryCodeCount = 10

/** Codes that stand in for a lost authenticator, each of 120 bits, once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: 15 }).base32.replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** A code as it is compared, however it was typed. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}
