import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

/** Days left from which a deadline is near, and from which it is pressing. */
const near = 7
const pressing = 3

/** The tone of a deadline that many days away; below nothing it is past. */
export function deadlineTone(daysLeft: number): Tone {
  if (daysLeft < 0) return 'grey'
  if (daysLeft <= pressing) return 'seal'
  return daysLeft <= near ? 'gold' : 'ink'
}

/** Days from one calendar date (YYYY-MM-DD) to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000)
}
