import type { Timeliness } from '../laws/constants.ts'
import { isInForce } from '../laws/timeliness.ts'

interface Quoted {
  timeliness: Timeliness
  inForceFrom: string | null
  adoptedOn: string | null
}

/**
 * First day of a wording that is quoted for want of the one of the day of the check, which is not held though the law
 * was in force; null where the wording is that of the day. Dates as YYYY-MM-DD compare as text.
 */
export function laterWording({ timeliness, inForceFrom, adoptedOn }: Quoted, day: string): string | null {
  const from = inForceFrom ?? adoptedOn
  return day !== '' && from !== null && from > day && isInForce(timeliness) ? from : null
}
