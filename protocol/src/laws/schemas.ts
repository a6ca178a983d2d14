import { z } from 'zod'
import { citation, citedCounts } from '../citations/schemas.ts'
import { fragment } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { tableFormats } from '../kernel/file.ts'
import { listBody, listFilters } from '../kernel/list-schema.ts'
import { pageInfo } from '../kernel/paging.ts'
import { preferenceReasons } from '../kernel/preferred-country.ts'
import { lawChanges, lawKinds, timelinessStates } from './constants.ts'
import { lawsList } from './lists.ts'
import { titleOrigin } from '../kernel/title-origin.ts'

const language = z.enum(languages)
const country = z.string().regex(/^[A-Z]{2}$/)
const date = z.iso.date()

/** Body of the search: only the filters that are set. */
export const lawSearchBody = listBody(lawsList).extend({ unit: z.enum(['law', 'article']).default('law') })

/** The same as query parameters, all that is found at once. */
export const lawTableQuery = listFilters(lawsList).extend({
  sort: z.enum(lawsList.sorts).default(lawsList.sorts[0]),
  unit: z.enum(['law', 'article']).default('law'),
  format: z.enum(tableFormats),
})

export type LawTable = z.input<typeof lawTableQuery>

export type LawSearch = z.input<typeof lawSearchBody>

export const articleHit = z.object({
  language,
  key: z.string(),
  number: z.string(),
  heading: z.string().nullable(),
  snippet: z.array(fragment),
  score: z.number(),
})

/** One law found, with the best of its matching articles. */
export const lawHit = z.object({
  id: z.string(),
  /** Stable public address, a path on this site. */
  address: z.string(),
  title: z.string(),
  titleLanguage: language,
  titleOrigin,
  titleFragments: z.array(fragment),
  country,
  /** All countries that a treaty is held for, `country` first; of another law that one alone. */
  countries: z.array(country),
  category: z.string(),
  effectLevel: z.string(),
  publishDepartment: z.string(),
  timeliness: z.enum(timelinessStates),
  adoptedOn: date.nullable(),
  effectiveOn: date.nullable(),
  /** That day is the first of its version, and not the law's. */
  isVersionDay: z.boolean(),
  number: z.string().nullable(),
  isDigest: z.boolean(),
  /** First day of a later wording that is known and not held. */
  amendedFrom: date.nullable(),
  articleCount: z.int(),
  articles: z.array(articleHit),
  score: z.number(),
})

/** One article found (`unit: "article"`). */
export const articleRow = z.object({
  lawId: z.string(),
  lawTitle: z.string(),
  titleLanguage: language,
  titleOrigin,
  lawAddress: z.string(),
  language,
  articleKey: z.string(),
  articleNumber: z.string(),
  heading: z.string().nullable(),
  text: z.string(),
  fragments: z.array(fragment),
  score: z.number(),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

/** What the question was asked as beside its own words: terms of the glossary, by language. */
export const alsoSearched = z.array(z.object({ language, terms: z.array(z.string()) }))

/** Questions much like one that were answered before; with the page of those that everybody may read. */
export const askedBefore = z.array(z.object({ question: z.string(), path: z.string().nullable() }))

/** Citations of acts that are known, but not held; or of articles that a law held does not have. */
export const citationsNotHeld = z.array(
  z.object({
    /** As it stands in the question. */
    asked: z.string(),
    /** How many articles of the law are held, and those nearest to the one cited. */
    held: z
      .object({
        lawId: z.string(),
        address: z.string(),
        articles: z.int(),
        near: z.array(z.object({ key: z.string(), number: z.string() })),
      })
      .nullable(),
  }),
)

export type CitationsNotHeld = z.infer<typeof citationsNotHeld>

/** Citations of versions by their year or day that are not today's. */
export const versionsCited = z.array(
  z.object({
    /** As it stands in the question. */
    asked: z.string(),
    /** Path of that version, where it is held, at the article; else of today's. */
    address: z.string(),
    isHeld: z.boolean(),
    /** It is not in force yet. */
    isToCome: z.boolean(),
    inForceFrom: date.nullable(),
    /** The last day, see `daysInForce`. */
    inForceUntil: date.nullable(),
    isEndRecorded: z.boolean(),
  }),
)

export type VersionsCited = z.infer<typeof versionsCited>

/** Countries whose laws go before others, and why. */
export const preferredLaws = z.object({
  countries: z.array(z.object({ value: country, label: z.string() })),
  because: z.enum(preferenceReasons),
})

export type PreferredLaws = z.infer<typeof preferredLaws>

/** `content` holds laws or articles, by the unit asked for. */
export const lawSearchAnswer = z.object({
  content: z.union([z.array(lawHit), z.array(articleRow)]),
  page: pageInfo,
  facets: z.object({
    country: facet,
    effectLevel: facet,
    timeliness: facet,
    category: facet,
    year: facet,
    publishDepartment: facet,
  }),
  /** Set when the question is a citation or an exact title. */
  resolved: z
    .object({ lawId: z.string(), address: z.string(), articleKey: z.string().nullable() })
    .nullable(),
  notHeld: citationsNotHeld,
  versionsCited,
  /** The question is the number of an article and names no act: those that have it are found. */
  isActOpen: z.boolean(),
  /** Other wordings worth trying: where a word looks mistyped, and where nothing was found. */
  didYouMean: z.array(z.string()),
  alsoSearched,
  askedBefore,
  /** Whether all that is stored can be found by now; not while the index loads. */
  isComplete: z.boolean(),
  preferred: preferredLaws.nullable(),
})

export type LawHit = z.infer<typeof lawHit>
export type ArticleRow = z.infer<typeof articleRow>
export type LawSearchAnswer = z.infer<typeof lawSearchAnswer>

/** A line of a law's text: a heading of the structure, or an article. */
export const lawUnit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), anchor: z.string(), heading: z.string() }),
  z.object({
    kind: z.literal('article'),
    key: z.string(),
    anchor: z.string(),
    number: z.string(),
    heading: z.string().nullable(),
    /** Paragraphs are divided by line feeds. */
    text: z.string(),
    citations: z.array(citation),
    citedBy: citedCounts,
  }),
])

export type LawUnit = z.infer<typeof lawUnit>

/** The days a wording holds. */
const daysInForce = {
  /** First day it is in force, and the last; null where not known, or not ended. */
  inForceFrom: date.nullable(),
  inForceUntil: date.nullable(),
  /** Whether the first day is recorded; else it is the day the wording was made, from which it counts. */
  isDayRecorded: z.boolean(),
  /** Whether the last day is recorded; else the wording ended then at the latest: changes in between may not be known. */
  isEndRecorded: z.boolean(),
}

/** Provisions of a wording that begin on another day than the rest. */
export const provisionDay = z.object({
  /** Keys of their articles; none where whole parts are meant. */
  articles: z.array(z.string()),
  /** As the source names them, in the law's own language. */
  named: z.string(),
  inForceFrom: date,
  /** What says so. */
  source: z.string(),
})

export type ProvisionDay = z.infer<typeof provisionDay>

/** A change of a law that is known, and whose wording is not held. */
export const changeNotHeld = z.object({
  /** What made it: the session and the decision, or the act, in the law's own language. */
  decision: z.string(),
  decidedOn: date,
  inForceFrom: date,
})

export type ChangeNotHeld = z.infer<typeof changeNotHeld>

/** A wording of a law and the days it holds. */
export const lawVersion = z.object({
  id: z.string(),
  /** Path of this wording; a law without days has one wording and its own path. */
  address: z.string(),
  /** Day the wording was made: of its newest amendment. */
  versionOn: date.nullable(),
  publishedOn: date.nullable(),
  ...daysInForce,
  /** What says from which day it is in force. */
  daySource: z.string().nullable(),
  /** Changes that came after it and before the next wording held, the earliest first. */
  notHeldAfter: z.array(changeNotHeld),
  /** What says that it is in force, or was repealed, before it was adopted. */
  retroactiveBy: z.string().nullable(),
  /** What of it begins on other days, the earliest first. */
  provisionDays: z.array(provisionDay),
  /** Held in these languages. */
  languages: z.array(language),
})

export type LawVersion = z.infer<typeof lawVersion>

const lawSummary = {
  id: z.string(),
  /** Stable public address of the law itself, a path on this site. */
  address: z.string(),
  country,
  countryName: z.string(),
  kind: z.enum(lawKinds),
  number: z.string().nullable(),
  category: z.string(),
  effectLevel: z.string(),
  publishDepartment: z.string(),
  timeliness: z.enum(timelinessStates),
  /** The day on which "today" is judged: the zone's. */
  today: date,
  isInForceToday: z.boolean(),
  adoptedOn: date.nullable(),
  /** First day of the wording shown, where it is recorded; else the law's, where that is not a later wording's. */
  effectiveOn: date.nullable(),
  repealedOn: date.nullable(),
  /** The wording shown; it is today's when `isCurrent`. */
  version: lawVersion,
  isCurrent: z.boolean(),
  /** Every wording held, newest first. */
  versions: z.array(lawVersion),
  /** The day asked for, where no wording of that day is held: the oldest is shown. */
  notHeldOn: date.nullable(),
  /** The day asked for, where the law had been repealed by then. */
  repealedByOn: date.nullable(),
  sourceUrl: z.string().nullable(),
  verifiedOn: date.nullable(),
  /** The language shown, and those this law is held in. */
  language,
  languages: z.array(language),
  /** In the language asked for, else the reader's, else the original's own. */
  title: z.string(),
  titleLanguage: language,
  titleOrigin,
  shortTitles: z.array(z.string()),
  isOriginal: z.boolean(),
  /** The articles are digests in the platform's words, not the official text. */
  isDigest: z.boolean(),
  /** Citations of the law as a whole and of all its articles. */
  citedBy: citedCounts,
}

export const lawDetails = z.object({ ...lawSummary, units: z.array(lawUnit) })

/**
 * A piece of two texts: what both have, or one alone. The pieces that are not added make the older text, those
 * that are not removed the newer.
 */
export const piece = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) })

export type Piece = z.infer<typeof piece>

/** Something that became of a law. */
export const lawChange = z.object({
  /** Of the wording, a path on this site; of a law that was repealed, its own. */
  address: z.string(),
  title: z.string(),
  titleLanguage: language,
  titleOrigin,
  /** Its name, to the reader. */
  country: z.string(),
  change: z.enum(lawChanges),
  on: date,
  /** The wording before and this one, where a reader can have them compared. */
  comparison: z.object({ id: z.string(), from: z.string(), to: z.string() }).nullable(),
})

export type LawChange = z.infer<typeof lawChange>

const neighbour = z.object({ number: z.string(), address: z.string() }).nullable()

/** One article, in the wording asked for. */
export const articleDetails = z.object({
  ...lawSummary,
  /** Of the wording shown, those that have the article. */
  languages: z.array(language),
  key: z.string(),
  /** What it is called in the wording that applies today; null where that does not have it, or not to compare. */
  keyToday: z.string().nullable(),
  number: z.string(),
  heading: z.string().nullable(),
  text: z.string(),
  /** Headings it stands under, outermost first. */
  path: z.array(z.string()),
  previous: neighbour,
  next: neighbour,
  citations: z.array(citation),
  articleCitedBy: citedCounts,
  /** Its different wordings, newest first: those of the law in which it reads otherwise than in the one before. */
  wordings: z.array(
    z.object({
      versionId: z.string(),
      address: z.string(),
      /** As printed there. */
      number: z.string(),
      ...daysInForce,
      /** The text beside the one before; of the oldest, whole. */
      pieces: z.array(piece),
      isShown: z.boolean(),
    }),
  ),
  /** Whether every wording of the law that is held has it, in a text to compare. */
  isInAll: z.boolean(),
})

export type ArticleDetails = z.infer<typeof articleDetails>

export const changeKinds = ['same', 'changed', 'added', 'removed'] as const

/** Two wordings side by side. */
export const versionComparison = z.object({
  /** The law, its stable address, and every wording held, newest first. */
  id: z.string(),
  address: z.string(),
  versions: z.array(lawVersion),
  title: z.string(),
  titleLanguage: language,
  titleOrigin,
  /** The language compared, and those that both wordings are held in. */
  language,
  languages: z.array(language),
  /** One of them at least is a digest. */
  isDigest: z.boolean(),
  /** One is a digest and the other is whole: most of what differs is theirs, not the law's. */
  isMixed: z.boolean(),
  from: lawVersion,
  to: lawVersion,
  counts: z.object({ same: z.int(), changed: z.int(), added: z.int(), removed: z.int() }),
  /** In the order of the newer wording, removed ones where they stood. */
  articles: z.array(
    z.object({
      change: z.enum(changeKinds),
      /** That which is compared, but where a side has the article in another alone. */
      language,
      fromNumber: z.string().nullable(),
      toNumber: z.string().nullable(),
      /** Path of the article's page, in the newer wording where it is in that. */
      address: z.string(),
      /** Number and heading in a line, then the text; of an article that is the same, none. */
      pieces: z.array(piece),
    }),
  ),
})

export type VersionComparison = z.infer<typeof versionComparison>

export type LawDetails = z.infer<typeof lawDetails>

export const coverage = z.object({
  laws: z.int(),
  articles: z.int(),
  countries: z.array(
    z.object({
      country,
      name: z.string(),
      laws: z.int(),
      articles: z.int(),
      inForce: z.int(),
      languages: z.array(language),
      digests: z.int(),
      earliest: date.nullable(),
      latest: date.nullable(),
      verifiedOn: date.nullable(),
      sources: z.array(z.string()),
    }),
  ),
  updatedAt: z.iso.datetime().nullable(),
})

export type Coverage = z.infer<typeof coverage>
