import { z } from 'zod'
import { languages } from '../kernel/languages.ts'
import { bodyPaging, pageInfo } from '../kernel/paging.ts'
import {
  effectLevels,
  lawCategories,
  lawKinds,
  lawSorts,
  longestKeyword,
  timelinessStates,
} from './constants.ts'

const language = z.enum(languages)
const country = z.string().regex(/^[A-Z]{2}$/)
const date = z.iso.date()

/** One value or several: a filter is met by any of its values. */
function oneOrMore<Value extends z.ZodType>(value: Value) {
  return z.union([value, z.array(value).min(1).max(50)])
}

/** Body of the search: only the filters that are set. */
export const lawSearchBody = z.strictObject({
  keyword: z.string().max(longestKeyword).optional(),
  searchField: z.enum(['text', 'title']).default('text'),
  country: oneOrMore(country).optional(),
  publishDepartment: oneOrMore(z.string().min(1).max(300)).optional(),
  category: oneOrMore(z.enum(lawCategories)).optional(),
  year: oneOrMore(z.int().min(1000).max(2200)).optional(),
  effectLevel: oneOrMore(z.enum(effectLevels)).optional(),
  timeliness: oneOrMore(z.enum(timelinessStates)).optional(),
  effectiveFrom: date.optional(),
  effectiveTo: date.optional(),
  unit: z.enum(['law', 'article']).default('law'),
  sort: z.enum(lawSorts).default('relevance'),
  ...bodyPaging,
})

export type LawSearch = z.input<typeof lawSearchBody>

/** A piece of text, marked where a word of the question stands. */
export const fragment = z.object({ text: z.string(), marked: z.boolean() })

export type Fragment = z.infer<typeof fragment>

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
  titleFragments: z.array(fragment),
  country,
  category: z.string(),
  effectLevel: z.string(),
  publishDepartment: z.string(),
  timeliness: z.enum(timelinessStates),
  adoptedOn: date.nullable(),
  effectiveOn: date.nullable(),
  number: z.string().nullable(),
  isDigest: z.boolean(),
  articleCount: z.int(),
  articles: z.array(articleHit),
  score: z.number(),
})

/** One article found (`unit: "article"`). */
export const articleRow = z.object({
  lawId: z.string(),
  lawTitle: z.string(),
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
  didYouMean: z.array(z.string()),
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
  }),
])

export type LawUnit = z.infer<typeof lawUnit>

export const lawDetails = z.object({
  id: z.string(),
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
  effectiveOn: date.nullable(),
  repealedOn: date.nullable(),
  /** Day of the wording shown, and of every wording held, newest first. */
  versionOn: date.nullable(),
  versions: z.array(date.nullable()),
  sourceUrl: z.string().nullable(),
  verifiedOn: date.nullable(),
  /** The language shown, and those this law is held in. */
  language,
  languages: z.array(language),
  title: z.string(),
  shortTitles: z.array(z.string()),
  isOriginal: z.boolean(),
  /** The articles are digests in the platform's words, not the official text. */
  isDigest: z.boolean(),
  units: z.array(lawUnit),
})

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
