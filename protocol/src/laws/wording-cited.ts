import { wordingShown, type Wording } from './versions.ts'

/** What a citation says of the law's year, and of its wording: YYYY or YYYY-MM-DD. */
export interface Dated {
  year: string | null
  wording: string | null
}

interface Held extends Wording {
  /** Day on which it was made; null: not told. */
  version_on: string | null
}

interface Law<Version> {
  country: string
  kind: string
  adopted_on: string | null
  versions: readonly Version[]
}

/**
 * Year, or day (YYYY-MM-DD), of the wording that a naming says is meant; null where it says none. The year beside the
 * name of a law of China's is a wording's, beside another's the law's own.
 */
function wordingSaid(
  { year, wording }: Dated,
  { country, kind }: Pick<Law<unknown>, 'country' | 'kind'>,
): string | null {
  if (kind === 'treaty') return null
  return wording ?? (country === 'CN' && year?.length === 4 ? year : null)
}

/** The wording that a year or a day names; null where it is not held. */
function wordingOf<Version extends Held>(
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

/**
 * The wording of a law that a citation names by a year or a day: made then, else in force from then; of several the one
 * shown for the citing day, else the newest. Null where none of them is held, undefined where the citation names none.
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
  return said === null ? undefined : wordingOf(law, said, wordingShown(law.versions, day))
}
