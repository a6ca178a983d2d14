export const identityKinds = ['RESIDENT_ID', 'PASSPORT', 'PERMANENT_RESIDENCE'] as const

export type IdentityKind = (typeof identityKinds)[number]

/** An identity document of a person, as it is compared: no spaces, capitals. */
export interface Identity {
  kind: IdentityKind
  number: string
}

const checks = '10X98765432'

/** The check character that ends an ID with these first 17 digits (GB 11643-1999). */
export function residentIdCheck(first17: string): string {
  const sum = [...first17].reduce(
    (total, digit, place) => total + Number(digit) * (2 ** (17 - place) % 11),
    0,
  )
  return checks[sum % 11]!
}

/** Whether YYYYMMDD is a day that was. */
function isPastDay(digits: string, today: string): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(day) &&
    day >= '1800-01-01' &&
    day <= today
  )
}

function hasRightCheck(value: string): boolean {
  return residentIdCheck(value.slice(0, 17)) === value[17]
}

/**
 * Resident ID of the mainland: an area, a real birth date, an order number, a check character.
 *
 * @param today YYYY-MM-DD, after which nobody was born
 */
export function isResidentId(value: string, today: string): boolean {
  return /^[1-8]\d{16}[\dX]$/.test(value) && isPastDay(value.slice(6, 14), today) && hasRightCheck(value)
}

/** Foreigners' permanent residence card: 15 characters until 2023, then 18 like a resident ID, beginning with 9. */
function isPermanentResidence(value: string, today: string): boolean {
  if (/^[A-Z]{3}\d{12}$/.test(value)) return true
  return /^9\d{16}[\dX]$/.test(value) && isPastDay(value.slice(6, 14), today) && hasRightCheck(value)
}

export function isIdentity({ kind, number }: Identity, today: string): boolean {
  if (kind === 'RESIDENT_ID') return isResidentId(number, today)
  if (kind === 'PERMANENT_RESIDENCE') return isPermanentResidence(number, today)
  // Passport numbers differ by state; ICAO Doc 9303 gives them nine characters.
  return /^[A-Z0-9]{5,9}$/.test(number) && /\d/.test(number)
}

/** As identity and licence numbers are compared. */
export function numberKey(value: string): string {
  return value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}

/** All but the first three and the last two characters hidden. */
export function maskNumber(value: string): string {
  return value.slice(0, 3) + '*'.repeat(Math.max(value.length - 5, 3)) + value.slice(-2)
}

/** Lawyer licence of the mainland: 17 digits beginning with 1. */
export function isLawyerLicence(value: string): boolean {
  return /^1\d{16}$/.test(value)
}
