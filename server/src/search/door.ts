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

/**
 * A kind of groups, said by the feature that they belong to: what they are filtered, counted and ordered by, and how
 * they are named. The engine knows no more of what a group is.
 */
export interface CollectionDeclaration {
  kind: string
  /** Values that filters choose from: a group has one of each, or several. */
  values: Readonly<Record<string, 'one' | 'many'>>
  /** Dates that filters bound. */
  dates: readonly string[]
  /** The first of these dates that a group has orders answers and gives its year. */
  orderedBy: readonly string[]
  /** Texts of which a filter names a part; of a number spaces, brackets and hyphens do not count. */
  parts: Readonly<Record<string, 'text' | 'number'>>
  /** What is counted beside an answer, `year` among them; and what is counted for an analysis. */
  facets: readonly string[]
  figures: readonly string[]
  namedAs: NamedAs
  /** A value that follows from the day of the question. */
  byDay?: {
    value: string
    /** It is `before` until this date, `after` from `ends` on, else as recorded. */
    begins: string
    before: string
    ends: string
    after: string
  }
  /** Groups that have the same of this value are one hit; one that has none of it is by itself. */
  oneBy?: string
  /** Its units answer questions: those that answered one like the question asked rise. */
  answers?: true
  /** How many times more alike two groups are that have such a value in common. */
  alike?: Readonly<Record<string, number>>
}

/** How a question names a group: as laws are cited, with their articles; by case number or title; by title. */
export type NamedAs = 'law' | 'case' | 'title'

/** A question that was asked and answered before, and the units of other groups that answered it. */
export interface AnsweredQuestion {
  question: string
  by: { group: string; unit: string }[]
  /** Where everybody may read it and its answer; null where nobody may. */
  path: string | null
}

/** What is found as one: a law with the articles of its version in force, a case with the sections of its judgment. */
export interface SearchGroup<Shown = unknown> {
  /** Of one of the declared collections. */
  kind: string
  id: string
  /** Official number as printed: "主席令第45号", "51-ФЗ"; the case number. */
  number: string | null
  /** In a language that it has no title in, short ones alone may find it: its title is empty there. */
  titles: { language: TextLanguage; title: string; shortTitles: string[] }[]
  units: SearchUnit[]
  /** What facets and filters use; a name that is not there has no value. */
  values: Record<string, string | string[] | null>
  /** As YYYY-MM-DD. */
  dates: Record<string, string | null>
  parts: Record<string, string[]>
  /** It holds a question that was answered, by which questions like it find what answered it. */
  answered?: AnsweredQuestion | undefined
  /** What a hit shows beside; JSON that the engine hands back as it came. */
  shown: Shown
}

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
  /** Ids of groups. */
  removals: string[]
  /** The whole glossary, where it has changed. */
  concepts?: SearchConcept[]
}

/** What a group has to have; an empty list, bound or part asks for nothing. */
export interface SearchFilters {
  /** One of the values; of several that a group has, any. */
  values?: Record<string, readonly string[]>
  years?: readonly number[]
  /** Bounds, inclusive, YYYY-MM-DD. */
  dates?: Record<string, { from?: string | undefined; to?: string | undefined }>
  parts?: Record<string, string>
}

/** A group that has none of these values keeps but a part of its score in the order of answers. */
export interface Leaning {
  to: Readonly<Record<string, readonly string[]>>
  kept: number
  /** The reader chose it: of several groups of one name, one that has it is meant. */
  isChosen?: boolean
}

export interface SearchQuestion {
  /** At most 10,000 characters are looked at; any input is answered. Empty: everything that passes the filters. */
  keyword: string
  field: 'text' | 'title'
  /** Keys of the units that are looked at, beside titles; without it all are. */
  units?: readonly string[] | undefined
  /** groups: with their best units; units: each hit is one of them. */
  of: 'groups' | 'units'
  filters: SearchFilters
  /** Only what says a good part of the question is found: nothing rather than what shares a word with it. */
  telling?: true
  /** Only texts in this language are found; without it all are. */
  textLanguage?: TextLanguage
  /** From 1. */
  page: number
  size: number
  sort: 'relevance' | 'newest' | 'oldest'
  /** What the order of relevance leans to; what is found stays the same. */
  leanings?: readonly Leaning[] | undefined
  /** Words of the question, folded, that its leanings say: texts are not looked for by them, where it has others. */
  said?: readonly string[] | undefined
  /** The date that the order goes by, where that is not the collection's own. */
  by?: string | undefined
  /** What has one of these values stands before all else, where ids of first pages are asked for. */
  leading?: Readonly<Record<string, readonly string[]>>
  /** The reader's language: which title a hit shows. */
  language: TextLanguage
  /** The day from which values by day follow, YYYY-MM-DD. */
  today: string
  /** Units are wanted in the reader's language, where their groups are held in it, with what of them can be quoted. */
  quotes?: true
  /** It is asked as people speak: quotation marks and hyphens in it demand nothing. */
  spoken?: true
  /** What was found by other means: these units alone are found, whatever their words; filters and leanings hold. */
  near?: readonly NearUnit[] | undefined
}

/** What a list needs of all that was found to show the pages up to one. */
export interface FirstIds {
  /** Of all that was found. */
  total: number
  /** In no order. */
  ids: string[]
}

/** A unit that was found by other means than its words. */
export interface NearUnit {
  group: string
  unit: string
  /** Above 0. */
  score: number
}

/** What of a text can be quoted in answer to a question. */
export interface Quotable {
  /** Part of the question's own words that the text has, by their weight. */
  said: number
  /** The same of what the question names in the glossary, as it is said in the text's language. */
  saidByConcepts: number
  /** The sentence that says the most; null where none says anything. */
  sentence: { from: number; to: number } | null
}

/** A piece of text; marked where a word of the question stands. */
export interface Fragment {
  text: string
  marked: boolean
}

export interface UnitHit {
  language: TextLanguage
  key: string
  number: string
  heading: string | null
  /** At most about 160 characters around the best place (80 for Chinese), marked. */
  snippet: Fragment[]
  score: number
}

export interface GroupHit<Shown = unknown> {
  id: string
  number: string | null
  /** On the day of the question. */
  values: SearchGroup['values']
  dates: SearchGroup['dates']
  shown: Shown
  title: string
  titleLanguage: TextLanguage
  titleFragments: Fragment[]
  score: number
  /** How many of its units match; 0 when it was found by title, number or filters alone. */
  unitCount: number
  /** The best ones, at most three, best first; in the reader's language where the group is held in it. */
  units: UnitHit[]
  /** The other groups that are one hit with it. */
  same: Pick<GroupHit<Shown>, 'id' | 'values' | 'shown'>[]
}

export interface UnitRow<Shown = unknown> extends Omit<UnitHit, 'snippet'> {
  group: Pick<GroupHit<Shown>, 'id' | 'title' | 'titleLanguage' | 'values' | 'dates' | 'shown'>
  text: string
  fragments: Fragment[]
  /** Where quotes are wanted. */
  quotable: Quotable | null
}

export interface FacetCount {
  value: string
  count: number
}

export interface SearchAnswer<Shown = unknown> {
  /** Groups or units found, by what was asked for. */
  total: number
  groups: GroupHit<Shown>[]
  units: UnitRow<Shown>[]
  /** Groups per value; each facet is counted with every filter but its own. */
  facets: Record<string, FacetCount[]>
  /** What the question names, by its title, number or citation: it stands first. */
  resolved: {
    id: string
    shown: Shown
    unitKey: string | null
    /** Every unit that it names, of other groups too. */
    units: { id: string; key: string }[]
  } | null
  /** What the question cites that is known, but not held. */
  notHeld: NotHeld<Shown>[]
  /** Groups and units that the question cites with a year or a wording: another one than the index holds may be meant. */
  wordings: WordingNamed[]
  /** The question is the number of an article, and names none of the groups that have one. */
  isActOpen: boolean
  /** Other wordings worth trying, only when nothing was found. */
  didYouMean: string[]
  /** Terms of the glossary that were searched beside the question's own words, by language. */
  alsoSearched: AlsoSearched[]
  /** Questions much like this one that were answered before, the most like first. */
  askedBefore: AskedBefore[]
  /** How much the concepts of the glossary that the question names weigh together. */
  conceptWeight: number
  /** Milliseconds inside the engine. */
  took: number
}

/** A question that was answered before, and the collection that it is of. */
export interface AskedBefore extends Pick<AnsweredQuestion, 'question' | 'path'> {
  kind: string
  id: string
}

/** A citation of a group that is known, but not held; or of a unit that a group held does not have. */
export interface NotHeld<Shown = unknown> {
  /** As it stands in the question. */
  asked: string
  /** The group that is held, how many units of it, and those nearest to the one cited. */
  held: { id: string; shown: Shown; units: number; near: { key: string; number: string }[] } | null
}

/** A citation of a group, or of a unit of it, that says of which year, or which wording of it, it speaks. */
export interface WordingNamed {
  /** As it stands in the question. */
  asked: string
  id: string
  key: string | null
  year: string | null
  wording: string | null
}

export interface AlsoSearched {
  language: TextLanguage
  terms: string[]
}

/** How many of the groups have a value at all, and how many each; of several values a group, the twenty most frequent. */
export interface Figure {
  basis: number
  counts: FacetCount[]
}

/** Counts over all groups that a question finds, every filter applied. */
export interface SearchFigures {
  total: number
  figures: Record<string, Figure>
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
  search<Shown>(kind: string, question: SearchQuestion): Promise<SearchAnswer<Shown>>
  /** Page, size and sort of the question do not matter. */
  analyse(kind: string, question: SearchQuestion): Promise<SearchFigures>
  /** Ids of all groups that a question finds, in no order. Page, size and sort of the question do not matter. */
  everyId(kind: string, question: SearchQuestion): Promise<string[]>
  /**
   * Ids for a list that is ordered by instants, the newest or the oldest first, and by what leads: of the groups that
   * stand on its pages up to the one asked for, with others of the same days; in no order.
   */
  firstIds(kind: string, question: SearchQuestion): Promise<FirstIds>
  /** Groups most like this one, best first; none when it is not known. */
  similar<Shown>(
    kind: string,
    id: string,
    asked: Pick<SearchQuestion, 'language' | 'size' | 'today'>,
  ): Promise<GroupHit<Shown>[]>
  apply(changes: SearchChanges): Promise<void>
  status(): Promise<SearchStatus>
  /** Writes the snapshots (to temporary files, then renamed) and answers their sequence. */
  saveSnapshot(): Promise<number>
  close(): Promise<void>
}

/** The engine cannot answer now: it is building, restarting, overloaded or closed. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
}
