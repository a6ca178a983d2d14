import { z } from 'zod'
import { citation, citedCounts } from '../citations/schemas.ts'
import { tableFormats } from '../kernel/file.ts'
import { languages } from '../kernel/languages.ts'
import { listBody, listFilters } from '../kernel/list-schema.ts'
import { pageInfo } from '../kernel/paging.ts'
import { fragment } from '../kernel/fields.ts'
import { alsoSearched } from '../laws/schemas.ts'
import { caseTypes, documentTypes, partyRoles, sectionKinds } from './constants.ts'
import { casesList } from './lists.ts'

const language = z.enum(languages)
const country = z.string().regex(/^[A-Z]{2}$/)
const date = z.iso.date()

/** Body of the search: only the filters that are set. */
export const caseSearchBody = listBody(casesList)

export type CaseSearch = z.input<typeof caseSearchBody>

/** The same filters as query parameters; one that has several values is repeated. */
export const caseAnalysisQuery = listFilters(casesList)

/** The same with an order, for all that is found at once. */
export const caseTableQuery = caseAnalysisQuery.extend({
  sort: z.enum(casesList.sorts).default(casesList.sorts[0]),
  format: z.enum(tableFormats),
})

export type CaseTable = z.input<typeof caseTableQuery>

export type CaseAnalysisQuery = z.input<typeof caseAnalysisQuery>

export const party = z.object({ role: z.enum(partyRoles), name: z.string() })

const summary = {
  id: z.string(),
  title: z.string(),
  titleLanguage: language,
  country,
  countryName: z.string(),
  court: z.string().nullable(),
  type: z.enum(caseTypes),
  documentType: z.enum(documentTypes),
  caseNumber: z.string().nullable(),
  judgedOn: date.nullable(),
  cause: z.string().nullable(),
  /** Written by the platform as an example, not a real decision. */
  isSample: z.boolean(),
}

const caseSummary = z.object(summary)

export type CaseSummary = z.infer<typeof caseSummary>

/** One section of a judgment found. */
export const sectionHit = z.object({
  language,
  anchor: z.string(),
  heading: z.string().nullable(),
  kind: z.enum(sectionKinds),
  snippet: z.array(fragment),
  score: z.number(),
})

export const caseHit = z.object({
  ...summary,
  titleFragments: z.array(fragment),
  sectionCount: z.int(),
  sections: z.array(sectionHit),
  score: z.number(),
})

export type CaseHit = z.infer<typeof caseHit>

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const caseSearchAnswer = z.object({
  content: z.array(caseHit),
  page: pageInfo,
  facets: z.object({
    country: facet,
    court: facet,
    type: facet,
    cause: facet,
    documentType: facet,
    year: facet,
  }),
  /** Id of the case whose number or whole title the question is; it stands first. */
  resolved: z.string().nullable(),
  didYouMean: z.array(z.string()),
  alsoSearched,
  isComplete: z.boolean(),
})

export type CaseSearchAnswer = z.infer<typeof caseSearchAnswer>

const choices = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

/** The choices of the search form, each with how many cases have it. */
export const caseChoices = z.object({
  country: choices,
  court: choices,
  type: choices,
  cause: choices,
  documentType: choices,
  year: choices,
})

export type CaseChoices = z.infer<typeof caseChoices>

/** An article, or a law as a whole, that a case cites. */
export const citedArticle = z.object({
  lawId: z.string(),
  lawTitle: z.string(),
  titleLanguage: language,
  articleKey: z.string().nullable(),
  /** Language of the number. */
  language,
  /** In the language of the title where it counts by digits, else as printed; null for a law as a whole, or an article that is not held. */
  number: z.string().nullable(),
  /** Path of the wording that the judgment names, else of the one in force on its day. */
  address: z.string(),
  /** Whether that wording is held. */
  isHeld: z.boolean(),
  /** Whether it is not recorded if that wording had been amended by the judgment's day. */
  isPerhapsAmended: z.boolean(),
  /** First day of the wording shown; the day it was made, where it is not recorded. */
  versionOn: date.nullable(),
  isDayRecorded: z.boolean(),
  changedOn: date.nullable(),
})

export const caseDetails = z.object({
  ...summary,
  sourceUrl: z.string().nullable(),
  verifiedOn: date.nullable(),
  /** The language shown, and those this case is held in. */
  language,
  languages: z.array(language),
  isOriginal: z.boolean(),
  parties: z.array(party),
  sections: z.array(
    z.object({
      anchor: z.string(),
      kind: z.enum(sectionKinds),
      heading: z.string().nullable(),
      /** Paragraphs are divided by line feeds. */
      text: z.string(),
      citations: z.array(citation),
    }),
  ),
  citedArticles: z.array(citedArticle),
  citedBy: citedCounts,
  similar: z.array(caseSummary),
})

export type CaseDetails = z.infer<typeof caseDetails>

/** `basis`: how many of the cases found have this figure at all; the items' counts rest on those. */
const figure = z.object({ basis: z.int(), items: facet })

export type Figure = z.infer<typeof figure>

export const caseAnalysis = z.object({
  /** Cases that pass the filters. */
  total: z.int(),
  year: figure,
  type: figure,
  cause: figure,
  court: figure,
  country: figure,
  documentType: figure,
  /** The articles cited by most cases, at most twenty, most first; basis: cases that cite any. */
  articles: z.object({
    basis: z.int(),
    items: z.array(
      z.object({
        /** As the filter `cites` takes it. */
        value: z.string(),
        lawTitle: z.string(),
        titleLanguage: language,
        number: z.string().nullable(),
        address: z.string(),
        count: z.int(),
      }),
    ),
  }),
})

export type CaseAnalysis = z.infer<typeof caseAnalysis>

export const caseCoverage = z.object({
  cases: z.int(),
  countries: z.array(
    z.object({
      country,
      name: z.string(),
      cases: z.int(),
      courts: z.int(),
      samples: z.int(),
      languages: z.array(language),
      earliest: date.nullable(),
      latest: date.nullable(),
    }),
  ),
  updatedAt: z.iso.datetime().nullable(),
})

export type CaseCoverage = z.infer<typeof caseCoverage>
