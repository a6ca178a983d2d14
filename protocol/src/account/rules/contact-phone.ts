/** What people put between the digits of a phone number. */
const between = /[\s().-]/g

/** Digits with the international code (ITU-T E.164: fifteen at most). */
const shape = /^\+[1-9]\d{6,14}$/

const mainlandMobile = /^1[3-9]\d{9}$/

const digitsOf = (text: string) => text.normalize('NFKC').replace(between, '')

/** A number to call, landlines among them, as `+` and digits; one without its code is a mobile number of mainland China. */
export function contactPhoneKey(text: string): string {
  const digits = digitsOf(text)
  return mainlandMobile.test(digits) ? `+86${digits}` : digits
}

/** Whether a number that has its international code may be one; others are no concern of this rule. */
export function isContactPhone(text: string): boolean {
  const digits = digitsOf(text)
  return !digits.startsWith('+') || shape.test(digits)
}

/** The same of a number without its code. */
export function isMainlandMobile(text: string): boolean {
  const digits = digitsOf(text)
  return digits.startsWith('+') || mainlandMobile.test(digits)
}
