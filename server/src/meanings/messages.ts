/** An article in a language, by its direction. */
export interface Row {
  law: string
  key: string
  country: string
  direction: Int8Array
}

/** What has changed: articles of laws that go, and those that come. */
export interface Change {
  /** Of all laws: everything goes, the yardsticks too. */
  drop: readonly string[] | 'all'
  put: readonly Row[]
  yardsticks?: readonly Int8Array[]
}

/** An article that is near to what is asked. */
export interface NearArticle {
  law: string
  key: string
  /** Cosine of the two. */
  likeness: number
  /** It is nearer than any text is to what no law answers. */
  isNear: boolean
}

/** What is looked for: the nearest of all articles, and those of some countries in any case. */
export interface Wanted {
  direction: Int8Array
  countries: readonly string[]
  /** Articles of other countries are not looked at. */
  isOfCountries: boolean
}

export interface Nearest {
  /** The nearest first. */
  articles: NearArticle[]
}

/** What the thread is asked. */
export type Request =
  | { call: 'change'; id: number; change: Change }
  | { call: 'nearest'; id: number; wanted: readonly Wanted[] }

/** What it says: how many vectors it holds, and what is near. */
export interface Reply {
  id: number
  held: number
  nearest: Nearest[]
}
