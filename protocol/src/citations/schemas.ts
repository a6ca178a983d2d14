import { z } from 'zod'
import { languages } from '../kernel/languages.ts'
import { pageOf } from '../kernel/paging.ts'
import { timelinessStates } from '../laws/constants.ts'

const language = z.enum(languages)
const date = z.iso.date()

/** What a citation leads to. */
export const citationTarget = z.object({
  kind: z.enum(['law', 'case']),
  id: z.string(),
  /** A path on this site: of the law's wording in force on the citing text's day, with the article's anchor; of the case. */
  address: z.string(),
  /** Key of the article cited; null for a law as a whole or a case. */
  articleKey: z.string().nullable(),
})

/** A citation in a text: `text.slice(start, end)` are its words. */
export const citation = citationTarget.extend({
  start: z.int(),
  end: z.int(),
  /** Day since which the cited article reads otherwise than on the citing text's day; null when it does not. */
  changedOn: date.nullable(),
})

export type Citation = z.infer<typeof citation>

/** How often something is cited: by articles of laws in their present wording, and by cases. */
export const citedCounts = z.object({ articles: z.int(), cases: z.int() })

export type CitedCounts = z.infer<typeof citedCounts>

/** The card of a citation: enough to know what is cited without leaving the page. */
export const citationCard = z.object({
  kind: z.enum(['law', 'case']),
  address: z.string(),
  title: z.string(),
  titleLanguage: language,
  countryName: z.string(),
  /** Article as printed, and its heading. */
  number: z.string().nullable(),
  heading: z.string().nullable(),
  /** Its first 300 characters; of a law without an article and of a case, null. */
  text: z.string().nullable(),
  /** Of a law. */
  timeliness: z.enum(timelinessStates).nullable(),
  /** First day of the wording shown; day of the judgment. */
  day: date.nullable(),
})

export type CitationCard = z.infer<typeof citationCard>

/** What cites: an article of a law, or a case. */
export const citer = z.object({
  kind: z.enum(['law', 'case']),
  id: z.string(),
  /** A path on this site, with the anchor of the place. */
  address: z.string(),
  title: z.string(),
  titleLanguage: language,
  /** Article as printed; heading of the judgment's section. */
  place: z.string().nullable(),
  /** The words around the citation; `excerpt.slice(start, end)` is the citation. */
  excerpt: z.string(),
  start: z.int(),
  end: z.int(),
  /** First day of the citing wording; day of the judgment. */
  day: date.nullable(),
  /** Day since which what it cites reads otherwise; null when it does not. */
  changedOn: date.nullable(),
})

export const citers = pageOf(citer)

export type Citer = z.infer<typeof citer>
export type Citers = z.infer<typeof citers>
