import { beforeMark, presentWording, type Dated } from '@portal/protocol/laws/wording-said.ts'

/** What a text calls a law, taken apart. */
export interface Naming {
  /** Key as `lawName` or `officialNumberKey` make it; of a case behind `caseMark`. */
  key: string
  /** Country named beside it, as an ISO 3166 code. */
  country: string | null
  /** Year or day (YYYY-MM-DD) named beside it, of a law or its wording. */
  year: string | null
  /** What is said of its wording, as `wordingNamed` answers it: (2018修正), «ред. от 31.07.2020», 旧. */
  wording: string | null
}

/** One way to read the name in a mention, and the span of the mention when it is read so. */
export interface NameReading extends Naming {
  start: number
  end: number
}

/** The place where a text names a law, one of its articles, or a case. */
export interface Mention {
  /** The widest span. */
  start: number
  end: number
  /** It points to the law whose text this is: "this Act". */
  isOwn: boolean
  /** Ways to read the name: the first that is known is meant. Where a name ends is not always plain to see. */
  names: NameReading[]
  /** Key of the article; null of a law as a whole, and of a case. */
  article: string | null
  paragraph: string | null
  item: string | null
}

/** What a mention points to: the text's own law, or a law by its namings. */
export interface Referent {
  isOwn: boolean
  names: Naming[]
}

/** Sets the keys of case numbers apart from names of laws. */
export const caseMark = '# '

export const ownLaw: Referent = { isOwn: true, names: [] }

/** Of names that a text gives to one another in turn, so many count. */
const mostNames = 12

function isSame(one: Naming, other: Naming): boolean {
  return (
    one.key === other.key &&
    one.country === other.country &&
    one.year === other.year &&
    one.wording === other.wording
  )
}

/** What a name says of which law, or which wording of it, is meant. */
export function saidOf({ year, wording }: Dated): string | null {
  return wording ?? year
}

/** Whether a name that a text defined is a law's of another year, or another wording, than one that says its own. */
function isOfAnotherYear(defined: Naming, naming: Naming): boolean {
  const [own, said] = [saidOf(defined), saidOf(naming)]
  // A day is of its year.
  return own !== null && said !== null && !own.startsWith(said)
}

/** Whether a name that a text defined is a law's of another country than one that says whose it is. */
function isOfAnother(defined: Naming, { key, country }: Naming): boolean {
  if (country === null || defined.country === country) return false
  return defined.country !== null || defined.key === key
}

/** A name that a text defined, with the year and the wording that the one in its place says beyond it. */
function datedAs(defined: Naming, { key, year, wording }: Naming): Naming {
  // In Chinese the year is a wording's; elsewhere it may be another law's of that name.
  const isItsYear = defined.key === key || /\p{Script=Han}/u.test(defined.key)
  return {
    ...defined,
    year: defined.year ?? (isItsYear ? year : null),
    wording: defined.wording ?? wording,
  }
}

/** Whether a name says the same as another, and whose law it is. */
function saysCountryOf(defined: Naming, { key, country, year }: Naming): boolean {
  return defined.key === key && defined.year === year && defined.country !== null && country === null
}

/** A name that a text gives to a law, with what it says beside its key. */
type DefinedName = Pick<Naming, 'key'> & Partial<Pick<Naming, 'country' | 'wording'>>

function definedKey({ key, country = null, wording = null }: DefinedName): string {
  return [country, wording === beforeMark ? beforeMark : null, key].filter((part) => part !== null).join(' ')
}

/** A name with the year and the wording that are said elsewhere, where it says none itself, or only that it is former. */
export function datedBy<Name extends Dated>(name: Name, { year, wording }: Dated): Name {
  const isVague = name.wording === beforeMark || name.wording === presentWording
  const isTold = isVague && (year ?? wording) !== null
  return { ...name, year: name.year ?? year, wording: isTold ? wording : (name.wording ?? wording) }
}

/** A name that was dated where it was first said, with the wording that is said of it now. */
export function redatedBy<Name extends Dated>(name: Name, { year, wording }: Dated): Name {
  return wording === null ? datedBy(name, { year, wording }) : { ...name, year: null, wording }
}

/** Names that a text gives to laws for itself: "hereinafter the Convention". */
export class Aliases {
  readonly #referents = new Map<string, Referent>()

  /**
   * @param name its country, where it says one, is of its meaning: without it, it is another law's; and so it is where it
   * says that the former law is meant
   */
  define({ key, ...said }: DefinedName, referent: Referent): void {
    if (key !== '') this.#referents.set(definedKey({ key, ...said }), referent)
  }

  find(name: DefinedName): Referent | undefined {
    return this.#referents.get(definedKey(name))
  }

  /** What a naming means in this text: what it was defined as, else itself. */
  expand(naming: Naming): Naming[] {
    const { key, country, wording } = naming
    const former = wording === beforeMark && this.#referents.get(definedKey({ key, wording }))
    if (former) return [...former.names]
    const defined =
      (this.#referents.get(definedKey({ key, country })) ?? this.#referents.get(key))?.names ?? []
    // "Kazakhstan's Civil Code (the Civil Code)": China's is another one all the same.
    // "the current Code", "the former Code" are of the same law, whatever its wording was that the text named.
    const isVague = wording === presentWording || wording === beforeMark
    const names = defined
      .filter((name) => !isOfAnother(name, naming) && (isVague || !isOfAnotherYear(name, naming)))
      .map((name) => (isVague ? { ...name, wording } : datedAs(name, naming)))
    // "the Civil Code (the Civil Code)", again and again, is one name all the same.
    if (names.some((name) => isSame(name, naming) || saysCountryOf(name, naming))) return [...names]
    return [...names.slice(0, mostNames - 1), naming]
  }
}
