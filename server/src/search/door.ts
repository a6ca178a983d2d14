/**
 * What the rest of the portal knows of the search engine: the documents it takes, the questions it answers.
 * Nothing outside this folder knows more, so that another engine can stand behind the same door.
 */

/** Languages a text can be written in; an unknown one is analysed as English. */
export type TextLanguage = 'zh' | 'en' | 'ru'

/** The smallest thing found: an article of a law, a section of a judgment. */
export interface SearchUnit {
  language: TextLanguage
  /** Language-neutral key inside its group, the anchor on its page: "577", "165.1", "10A"; "reasoning". */
  key: string
  /** As printed: "第五百七十七条", "Статья 165.1"; of a section its kind, "REASONING". */
  number: string
  heading: string | null
  text: string
}

interface Group {
  id: string
  country: string
  /** Official number as printed: "主席令第45号", "51-ФЗ"; the case number. */
  number: string | null
  titles: { language: TextLanguage; title: string; shortTitles: string[] }[]
  units: SearchUnit[]
}

/** A law with the articles of its version in force, in every language it is held in. */
export interface LawGroup extends Group {
  kind: 'law'
  /** Path of the stable address below the site, without a leading slash. */
  address: string
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
  isDigest: boolean
}

/** A case with the sections of its judgment, in every language it is held in. */
export interface CaseGroup extends Group {
  kind: 'case'
  type: string
  documentType: string
  /** Canonical names: the values facets and filters use. */
  court: string | null
  cause: string | null
  judgedOn: string | null
  /** Names of the parties, in every language. */
  parties: string[]
  /** What it cites: ids of laws, and of their articles as `id#key`. */
  cites: string[]
  isSample: boolean
}

/** What is found as one. */
export type SearchGroup = LawGroup | CaseGroup

/** A concept of the glossary: what expands a question, and carries it into the other languages. */
export type SearchConcept = { id: string } & Record<
  TextLanguage,
  { term: string; also: string[]; lay: string[] }
>

/** One step of the change log. Applying the same step twice changes nothing. */
export interface SearchChanges {
  /** Position in the change log after this step. */
  sequence: number
  upserts: SearchGroup[]
  /** Ids of laws and cases. */
  removals: string[]
  /** The whole glossary, where it has changed. */
  concepts?: SearchConcept[]
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

/** What questions about laws and about cases have in common. */
interface Question {
  /** At most 10,000 characters are looked at; any input is answered. Empty: everything that passes the filters. */
  keyword: string
  field: 'text' | 'title'
  /** Only texts in this language are found; without it all are. */
  textLanguage?: TextLanguage
  /** From 1. */
  page: number
  size: number
  sort: 'relevance' | 'newest' | 'oldest'
  /** The reader's language: which title a hit shows. */
  language: TextLanguage
}

export interface SearchQuestion extends Question {
  /** law: hits grouped by law with their best articles; article: each hit is one article. */
  unit: 'law' | 'article'
  filters: SearchFilters
  /** The day on which "in force" is judged, YYYY-MM-DD. */
  today: string
}

export interface CaseFilters {
  country?: string[]
  court?: string[]
  type?: string[]
  documentType?: string[]
  cause?: string[]
  year?: number[]
  /** Bounds of the judgment's date, inclusive, YYYY-MM-DD. */
  judgedFrom?: string
  judgedTo?: string
  /** Any part of the case number; spaces, brackets and hyphens do not count. */
  caseNumber?: string
  /** Any part of a party's name. */
  parties?: string
  /** A law's id, or `id#key` of an article. */
  cites?: string
}

export interface CaseQuestion extends Question {
  filters: CaseFilters
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
  /** Terms of the glossary that were searched beside the question's own words, by language. */
  alsoSearched: AlsoSearched[]
  /** Milliseconds inside the engine. */
  took: number
}

export interface AlsoSearched {
  language: TextLanguage
  terms: string[]
}

export interface SectionHit {
  language: TextLanguage
  key: string
  /** Kind of the section. */
  kind: string
  heading: string | null
  snippet: Fragment[]
  score: number
}

export interface CaseHit {
  id: string
  country: string
  type: string
  documentType: string
  court: string | null
  cause: string | null
  judgedOn: string | null
  number: string | null
  isSample: boolean
  title: string
  titleLanguage: TextLanguage
  titleFragments: Fragment[]
  score: number
  /** How many of its sections match; 0 when it was found by title, number or filters alone. */
  sectionCount: number
  /** The best ones, at most three, best first. */
  sections: SectionHit[]
}

export type CaseFacet = 'country' | 'court' | 'type' | 'cause' | 'documentType' | 'year'

export interface CaseAnswer {
  total: number
  cases: CaseHit[]
  /** Cases per value; each facet is counted with every filter but its own. */
  facets: Record<CaseFacet, FacetCount[]>
  /** Id of the case whose number or title the question is; it stands first. */
  resolved: string | null
  didYouMean: string[]
  alsoSearched: AlsoSearched[]
  took: number
}

/** Counts over all cases that a question finds, every filter applied. */
export interface CaseFigures {
  total: number
  /** `basis`: cases that have a value at all. */
  figures: Record<CaseFacet, { basis: number; counts: FacetCount[] }>
  /** Articles (`id#key`) by how many of the cases cite them: the twenty most cited. */
  articles: { basis: number; counts: FacetCount[] }
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
  searchCases(question: CaseQuestion): Promise<CaseAnswer>
  /** Page, size and sort of the question do not matter. */
  analyseCases(question: CaseQuestion): Promise<CaseFigures>
  /** Cases most like this one, best first; none when it is not known. */
  similarCases(id: string, size: number, language: TextLanguage): Promise<CaseHit[]>
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
