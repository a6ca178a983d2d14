/** What a text calls a law, taken apart. */
export interface Naming {
  /** Key as `lawName` or `officialNumberKey` make it; of a case behind `caseMark`. */
  key: string
  /** Country named beside it, as an ISO 3166 code. */
  country: string | null
  /** Year or day (YYYY-MM-DD) named beside it, of a law or its wording. */
  year: string | null
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
  return one.key === other.key && one.country === other.country && one.year === other.year
}

/** Names that a text gives to laws for itself: "hereinafter the Convention". */
export class Aliases {
  readonly #referents = new Map<string, Referent>()

  define(key: string, referent: Referent): void {
    if (key !== '') this.#referents.set(key, referent)
  }

  find(key: string): Referent | undefined {
    return this.#referents.get(key)
  }

  /** What a naming means in this text: what it was defined as, else itself. */
  expand(naming: Naming): Naming[] {
    const names = this.#referents.get(naming.key)?.names ?? []
    // "the Civil Code (the Civil Code)", again and again, is one name all the same.
    if (names.some((name) => isSame(name, naming))) return [...names]
    return [...names.slice(0, mostNames - 1), naming]
  }
}
