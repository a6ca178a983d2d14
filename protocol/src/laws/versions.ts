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

/**
 * The wording a page shows on a day: that in force, else the one that will be first; of several that begin together, the
 * one made last.
 */
export function wordingShown<Version extends Wording>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  const first = versions.at(-1)?.in_force_from
  return wordingOn(versions, day) ?? versions.find(({ in_force_from }) => in_force_from === first)
}

/** What tells when a law begins. */
interface Beginning {
  country: string
  adopted_on: string | null
  /** The first day recorded of it: where no older wording told another, that of a revision. */
  effective_on: string | null
}

/** No law of China begins so many years after its adoption; a later day is a revision's. */
const mostYearsToBegin = 2

function yearsAfter(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) + years).padStart(4, '0') + day.slice(4)
}

/**
 * The first day known of a law: its oldest wording held may be a later one. A revision of China's dates itself, so that
 * its day is not the law's.
 */
export function lawBeginsOn(
  { country, adopted_on: adoptedOn, effective_on: own }: Beginning,
  oldest: (Wording & { version_on: string | null }) | undefined,
): string | null {
  const first = oldest?.in_force_from ?? null
  const madeOn = oldest?.version_on ?? null
  const isLater = madeOn !== null && adoptedOn !== null && madeOn > adoptedOn
  const isRevisions =
    country === 'CN' && isLater && (own === first || (own ?? '') > yearsAfter(adoptedOn, mostYearsToBegin))
  if (own !== null && (first === null || own <= first) && !isRevisions) return own
  return isLater ? adoptedOn : first
}

export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/**
 * Whether the last day of a wording is recorded: that no other came between it and the next one held is known of China's
 * laws alone (docs/importing.md).
 *
 * @param versions newest first
 */
export function isEndRecorded<Version>(
  { country, versions }: { country: string; versions: readonly Version[] },
  version: Version,
): boolean {
  return country === 'CN' || version === versions[0]
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
