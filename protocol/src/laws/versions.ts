/** What tells when a wording is in force; dates as YYYY-MM-DD compare as text. */
export interface Wording {
  /** First day; null: from the beginning. */
  in_force_from: string | null
}

/**
 * The wording in force on a day: the newest that has begun. Null when none had begun.
 *
 * @param versions newest first
 */
export function wordingOn<Version extends Wording>(
  versions: readonly Version[],
  day: string,
): Version | null {
  return versions.find(({ in_force_from }) => in_force_from === null || in_force_from <= day) ?? null
}

/** The wording a page shows on a day: that in force, else the one that will be first. */
export function wordingShown<Version extends Wording>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  return wordingOn(versions, day) ?? versions.at(-1)
}

/**
 * First day of a law's first wording; null: from the beginning.
 *
 * @param versions newest first
 */
export function firstOf(versions: readonly Wording[]): string | null {
  return versions.at(-1)?.in_force_from ?? null
}

export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/**
 * Last day of a wording: before the next one's first, or before the law was repealed; null while it goes on.
 *
 * @param versions newest first
 */
export function inForceUntil(
  versions: readonly Wording[],
  place: number,
  repealedOn: string | null,
): string | null {
  const ends = [versions[place - 1]?.in_force_from, repealedOn].filter((day) => day != null).sort()
  return ends[0] === undefined ? null : dayBefore(ends[0])
}
