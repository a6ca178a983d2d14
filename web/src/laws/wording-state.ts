import type { LawVersion } from '@portal/protocol/laws/schemas.ts'

export type WordingState = 'past' | 'present' | 'future'

/** Whether a wording was replaced, or its law repealed, before it began. */
export function wasNeverInForce({
  inForceFrom,
  inForceUntil,
}: Pick<LawVersion, 'inForceFrom' | 'inForceUntil'>): boolean {
  return inForceFrom !== null && inForceUntil !== null && inForceUntil < inForceFrom
}

/** Where a wording stands on a day; dates as YYYY-MM-DD compare as text. */
export function wordingState({ inForceFrom, inForceUntil }: LawVersion, today: string): WordingState {
  if (wasNeverInForce({ inForceFrom, inForceUntil })) return 'past'
  if (inForceFrom !== null && inForceFrom > today) return 'future'
  return inForceUntil !== null && inForceUntil < today ? 'past' : 'present'
}

/**
 * The wording that applies on a day: the newest that has begun, else the one that will be first; of several that begin
 * together, the one made last.
 *
 * @param versions newest first
 */
export function presentVersion(versions: readonly LawVersion[], today: string): LawVersion | undefined {
  const first = versions.at(-1)?.inForceFrom
  return (
    versions.find(({ inForceFrom }) => inForceFrom === null || inForceFrom <= today) ??
    versions.find(({ inForceFrom }) => inForceFrom === first)
  )
}

/** Whether two wordings can be compared: both are held in one language at least. */
export function areComparable(one: LawVersion, other: LawVersion): boolean {
  return one.id !== other.id && one.languages.some((language) => other.languages.includes(language))
}
