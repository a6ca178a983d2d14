import { isEndRecorded, wordingOn, wordingShown, type Wording } from './versions.ts'
import { beforeMark, firstWording, onMark, presentWording, type Dated } from './wording-said.ts'

interface Held extends Wording {
  /** Day on which it was made; null: not told. */
  version_on: string | null
}

interface Law<Version> {
  country: string
  kind: string
  adopted_on: string | null
  repealed_on: string | null
  versions: readonly Version[]
  /** Whether no change is known to have come after a wording and before the next one held. */
  isNextHeld(version: Version): boolean
}

/**
 * What a naming says of the wording that is meant; null where it says none. The year beside the name of a law of China's
 * is a wording's, beside another's the law's own.
 */
function wordingSaid(
  { year, wording }: Dated,
  { country, kind }: Pick<Law<unknown>, 'country' | 'kind'>,
): string | null {
  if (kind === 'treaty') return null
  return wording ?? (country === 'CN' && year?.length === 4 ? year : null)
}

/** The one that a year or a day names; null where it is not held. */
function wordingMade<Version extends Held>(
  { adopted_on: adoptedOn, versions }: Law<Version>,
  said: string,
  shown: Version | undefined,
): Version | null {
  const madeOn = (version: Version) => version.version_on ?? (version === versions.at(-1) ? adoptedOn : null)
  const made = versions.filter((version) => madeOn(version)?.startsWith(said))
  const begun = versions.filter(({ in_force_from: from }) => from?.startsWith(said))
  const meant = made.length > 0 ? made : begun
  return meant.find((version) => version === shown) ?? meant[0] ?? null
}

/** The one first adopted; null where the oldest that is held is a later one. */
function wordingAdopted<Version extends Held>({
  adopted_on: adoptedOn,
  versions,
}: Law<Version>): Version | null {
  const oldest = versions.at(-1)
  return oldest && (oldest.version_on === null || oldest.version_on === adoptedOn) ? oldest : null
}

/** The one in force on a day; null where that is not held, or others that are not may have come before the day. */
function wordingInForce<Version extends Held>(law: Law<Version>, day: string): Version | null {
  const version = wordingOn(law.versions, day)
  return version && isEndRecorded(law, version) && law.isNextHeld(version) ? version : null
}

/** The one right before another; null where that is not held, or others that are not may lie between. */
function wordingBefore<Version>(law: Law<Version>, other: Version | null | undefined): Version | null {
  const before = other && law.versions[law.versions.indexOf(other) + 1]
  return before && isEndRecorded(law, before) && law.isNextHeld(before) ? before : null
}

/**
 * The wording of a law that a citation names: by a year or a day the one made then, else in force from then, of several
 * the one shown for the citing day, else the newest. Null where it is not held, undefined where the citation names none.
 *
 * @param law its wordings newest first
 * @param named what the citation says of year and wording; nothing where that is not known
 * @param day of the citing text
 */
export function wordingCited<Version extends Held>(
  law: Law<Version>,
  named: Dated | undefined,
  day: string,
): Version | null | undefined {
  const said = named ? wordingSaid(named, law) : null
  if (said === null || said === presentWording) return undefined
  const shown = wordingShown(law.versions, day)
  if (said === firstWording) return wordingAdopted(law)
  if (said.startsWith(onMark)) return wordingInForce(law, said.slice(onMark.length))
  if (!said.startsWith(beforeMark)) return wordingMade(law, said, shown)
  if (said !== beforeMark) return wordingBefore(law, wordingMade(law, said.slice(beforeMark.length), shown))
  // "The former Contract Law" is one that was repealed.
  const isRepealed = law.repealed_on !== null && law.repealed_on <= day
  return isRepealed ? undefined : wordingBefore(law, shown)
}
