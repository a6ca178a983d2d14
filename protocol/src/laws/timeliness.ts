import type { Timeliness } from './constants.ts'

interface Dates {
  status: Timeliness
  /** First day of its first wording; null: from the beginning. */
  begins_on: string | null
  repealed_on: string | null
}

/** A law's status on a day: what its dates say, else what is recorded. Dates as YYYY-MM-DD compare as text. */
export function timelinessOn(law: Dates, day: string): Timeliness {
  if (law.repealed_on && law.repealed_on <= day) return 'REPEALED'
  if (law.begins_on && law.begins_on > day) return 'NOT_YET_IN_FORCE'
  return law.status
}

export function isInForce(timeliness: Timeliness): boolean {
  return timeliness === 'IN_FORCE' || timeliness === 'AMENDED'
}
