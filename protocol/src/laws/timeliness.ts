import type { EffectLevel, Timeliness } from './constants.ts'

interface Recorded {
  status: Timeliness
  effect_level: EffectLevel
}

interface Dates extends Recorded {
  /** First day of its first wording; null: from the beginning. */
  begins_on: string | null
  repealed_on: string | null
}

/** A law's status on a day: what its dates say, else what is recorded. Dates as YYYY-MM-DD compare as text. */
export function timelinessOn(law: Dates, day: string): Timeliness {
  if (law.repealed_on && law.repealed_on <= day) return 'REPEALED'
  if (law.begins_on && law.begins_on > day) return 'NOT_YET_IN_FORCE'
  return recordedTimeliness(law)
}

/** What is recorded of a law; of one whose level is not stated, nothing says that it is in force. */
export function recordedTimeliness({ status, effect_level: level }: Recorded): Timeliness {
  return level === 'NOT_STATED' && isInForce(status) ? 'UNCONFIRMED' : status
}

export function isInForce(timeliness: Timeliness): boolean {
  return timeliness === 'IN_FORCE' || timeliness === 'AMENDED'
}
