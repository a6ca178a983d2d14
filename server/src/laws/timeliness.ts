import type { Timeliness } from '@portal/protocol/laws/constants.ts'

interface Dates {
  status: Timeliness
  effective_on: string | null
  repealed_on: string | null
}

/** A law's status on a day: what its dates say, else what is recorded. Dates as YYYY-MM-DD compare as text. */
export function timelinessOn(law: Dates, day: string): Timeliness {
  if (law.repealed_on && law.repealed_on <= day) return 'REPEALED'
  if (law.effective_on && law.effective_on > day) return 'NOT_YET_IN_FORCE'
  return law.status
}

export function isInForce(timeliness: Timeliness): boolean {
  return timeliness === 'IN_FORCE' || timeliness === 'AMENDED'
}
