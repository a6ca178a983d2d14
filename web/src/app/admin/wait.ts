import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

const hourMilliseconds = 3_600_000

/** In hours: from when on a wait is long, and too long; from when on it is counted in days. */
const long = 24
const tooLong = 48
const inDays = 72

interface Wait {
  tone: Tone
  /** Nothing to count in the first hour. */
  unit: 'justNow' | 'hours' | 'days'
  count: number
}

/**
 * How long something has waited.
 *
 * @param now milliseconds
 */
export function waitOf(since: string, now: number): Wait {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hourMilliseconds))
  const late = hours >= tooLong ? 'seal' : 'gold'
  const tone = hours >= long ? late : 'grey'
  if (hours >= inDays) return { tone, unit: 'days', count: Math.floor(hours / 24) }
  return { tone, unit: hours > 0 ? 'hours' : 'justNow', count: hours }
}
