import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/mobile'

/**
 * The number in E.164, or null where it is no number that can receive a message.
 *
 * @param text as people write it, with spaces, hyphens or brackets
 * @param country ISO 3166 code for a number without its international code
 */
export function toE164(text: string, country?: string): string | null {
  const phone = parsePhoneNumberFromString(text.normalize('NFKC').trim(), {
    ...(country && { defaultCountry: country as CountryCode }),
    extract: false,
  })
  return phone?.isValid() && !phone.ext ? phone.number : null
}

/** Every country and region with phones of its own (ISO 3166), and its calling code without the plus. */
export function callingCodes(): { country: string; calling: string }[] {
  return getCountries().map((country) => ({ country, calling: getCountryCallingCode(country) }))
}

/** Enough to recognise a number by, not enough to call it: `+86 ······· 0002`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
