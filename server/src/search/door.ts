/**
 * What the rest of the portal knows of the search engine: the documents it takes, the questions it answers.
 * Nothing outside this folder knows more, so that another engine can stand behind the same door.
 */

/** Languages a text can be written in; an unknown one is analysed as English. */
export type TextLanguage = 'zh' | 'en' | 'ru'

/** The smallest thing found: an article of a law, later a section of a judgment. */
export interface SearchUnit {
  language: TextLanguage
  /** Language-neutral key inside its group, the anchor on its page: "577", "165.1", "10A". */
  key: string
  /** As printed: "第五百七十七条", "Статья 165.1". */
  number: string
  heading: string | null
  text: string
}

/** What is found as one: a law with the articles of its version in force, in every language it is held in. */
export interface SearchGroup {
  id: string
  kind: 'law'
  /** Path of the stable address below the site, without a leading slash. */
  address: string
  country: string
  category: string
  effectLevel: string
  /** Canonical name of the publishing department: the value facets and filters use. */
  department: string
  /** Recorded status; "not yet in force" and "repealed" follow from the dates on the day of the question. */
  status: string
  /** Dates as YYYY-MM-DD. */
  adoptedOn: string | null
  effectiveOn: string | null
  repealedOn: string | null
  /** Official number as printed: "主席令第45号", "51-ФЗ". */
  number: string | null
  isDigest: boolean
  titles: { language: TextLanguage; title: string; shortTitles: string[] }[]
  units: SearchUnit[]
}

/** One step of the change log. Applying the same step twice changes nothing. */
export interface SearchChanges {
  /** Position in the change log after this step. */
  sequence: number
  upserts: SearchGroup[]
  removals: string[]
}

export interface SearchFilters {
  country?: string[]
  department?: string[]
  category?: string[]
  effectLevel?: string[]
  timeliness?: string[]
  year?: number[]
  /** Bounds of the effective date, inclusive, YYYY-MM-DD. */
  effectiveFrom?: string
  effectiveTo?: string
}

export interface SearchQuestion {
  /** At most 10,000 characters are looked at; any input is answered. Empty: everything that passes the filters. */
  keyword: string
  field: 'text' | 'title'
  /** law: hits grouped by law with their best articles; article: each hit is one article. */
  unit: 'law' | 'article'
  filters: SearchFilters
  /** From 1. */
  page: number
  size: number
  sort: 'relevance' | 'newest' | 'oldest'
  /** The reader's language: which title a hit shows. */
  language: TextLanguage
  /** The day on which "in force" is judged, YYYY-MM-DD. */
  today: string
}

/** A piece of text; marked where a word of the question stands. */
export interface Fragment {
  text: string
  marked: boolean
}

export interface ArticleHit {
  language: TextLanguage
  key: string
  number: string
  heading: string | null
  /** At most about 160 characters around the best place (80 for Chinese), marked. */
  snippet: Fragment[]
  score: number
}

export interface LawHit {
  id: string
  address: string
  country: string
  category: string
  effectLevel: string
  department: string
  /** Status on the day of the question: IN_FORCE, AMENDED, REPEALED, LAPSED or NOT_YET_IN_FORCE. */
  timeliness: string
  adoptedOn: string | null
  effectiveOn: string | null
  number: string | null
  isDigest: boolean
  title: string
  titleLanguage: TextLanguage
  titleFragments: Fragment[]
  score: number
  /** How many of its articles match; 0 when it was found by title, number or filters alone. */
  articleCount: number
  /** The best ones, at most three, best first. */
  articles: ArticleHit[]
}

export interface ArticleRow extends Omit<ArticleHit, 'snippet'> {
  lawId: string
  lawTitle: string
  lawAddress: string
  text: string
  fragments: Fragment[]
}

export interface FacetCount {
  value: string
  count: number
}

export interface SearchAnswer {
  /** Laws or articles found, by the unit asked for. */
  total: number
  laws: LawHit[]
  articles: ArticleRow[]
  /** Laws per value; each facet is counted with every filter but its own. */
  facets: Record<'country' | 'department' | 'category' | 'effectLevel' | 'timeliness' | 'year', FacetCount[]>
  /** Set when the question is a citation or an exact title: what it names stands first. */
  resolved: { lawId: string; address: string; articleKey: string | null } | null
  /** Other wordings worth trying, only when nothing was found. */
  didYouMean: string[]
  /** Milliseconds inside the engine. */
  took: number
}

export interface SearchStatus {
  ready: boolean
  sequence: number
  groups: number
  units: number
  segments: number
  /** Bytes of the index's own arrays and texts. */
  indexBytes: number
}

export interface SearchEngine {
  search(question: SearchQuestion): Promise<SearchAnswer>
  apply(changes: SearchChanges): Promise<void>
  status(): Promise<SearchStatus>
  /** Writes the snapshot (to a temporary file, then renamed) and answers its sequence. */
  saveSnapshot(): Promise<number>
  close(): Promise<void>
}

/** The engine cannot answer now: it is building, restarting, overloaded or closed. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
}
