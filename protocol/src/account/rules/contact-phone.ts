/** What people put between the digits of a phone number. */
const between = /[\s().-]/g

/** Digits with the international code (ITU-T E.164: fifteen at most). */
const shape = /^\+[1-9]\d{6,14}$/

/** A number to call, landlines among them, as `+` and digits. */
export function contactPhoneKey(text: string): string {
  return text.normalize('NFKC').replace(between, '')
}

export function isContactPhone(text: string): boolean {
  return shape.test(contactPhoneKey(text))
}
