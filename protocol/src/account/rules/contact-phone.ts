/** What people put between the digits of a phone number. */
const between = /[\s().-]/g

/** Digits with the international code (ITU-T E.164: fifteen at most). */
const shape = /^\+[1-9]\d{6,14}$/

const mainlandMobile = /^1[3-9]\d{9}$/

/** Grouped as in North America, whose code is 1: `1 555 123 4567` is no mobile number of China without its plus. */
const northAmerican = /^\s*1[\s.-]*\(?\d{3}\)?[\s.-]+\d{3}[\s.-]+\d{4}\s*$/

const digitsOf = (text: string) => text.normalize('NFKC').replace(between, '')

const isBareMobile = (text: string) =>
  mainlandMobile.test(digitsOf(text)) && !northAmerican.test(text.normalize('NFKC'))

/** A number to call, landlines among them, as `+` and digits; one without its code is a mobile number of mainland China. */
export function contactPhoneKey(text: string): string {
  const digits = digitsOf(text)
  return isBareMobile(text) ? `+86${digits}` : digits
}

/** Whether a number that has its international code may be one; others are no concern of this rule. */
export function isContactPhone(text: string): boolean {
  const digits = digitsOf(text)
  return !digits.startsWith('+') || shape.test(digits)
}

/** The same of a number without its code. */
export function isMainlandMobile(text: string): boolean {
  return digitsOf(text).startsWith('+') || isBareMobile(text)
}
