import { z } from 'zod'
import { languages } from '../kernel/languages.ts'
import { pageOf } from '../kernel/paging.ts'
import { timelinessStates } from '../laws/constants.ts'
import { titleOrigin } from '../kernel/title-origin.ts'

const language = z.enum(languages)
const date = z.iso.date()

/** What a citation leads to. */
export const citationTarget = z.object({
  /** An act is one that is known and not held. */
  kind: z.enum(['law', 'case', 'act']),
  /** Of an act the key of its name. */
  id: z.string(),
  /**
   * A path on this site: of the law's wording in force on the citing text's day, with the article's anchor; of the case;
   * of the search where an act is not held.
   */
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

/** A citation in a formatted text. */
export const blockCitation = citation.extend({
  /** Which of its blocks (`blocksOf`), counted from 0: start and end are places in that block's text. */
  block: z.int(),
})

export type BlockCitation = z.infer<typeof blockCitation>

/** A formatted text with what it cites. */
export const citedText = z.object({
  /** As the server cleaned it. */
  html: z.string(),
  citations: z.array(blockCitation),
})

/** How often something is cited: by articles of laws in their present wording, and by cases. */
export const citedCounts = z.object({ articles: z.int(), cases: z.int() })

export type CitedCounts = z.infer<typeof citedCounts>

/** The card of a citation: enough to know what is cited without leaving the page. */
export const citationCard = z.object({
  kind: z.enum(['law', 'case']),
  address: z.string(),
  title: z.string(),
  titleLanguage: language,
  /** Of a law. */
  titleOrigin: titleOrigin.nullable(),
  countryName: z.string(),
  /** Language of the article. */
  language,
  /** Article as printed, and its heading. */
  number: z.string().nullable(),
  heading: z.string().nullable(),
  /** Its first 300 characters; of a law without an article and of a case, null. */
  text: z.string().nullable(),
  /** Articles of that wording that are held, where the one cited is not among them; else null. */
  articlesHeld: z.int().nullable(),
  /** Of these the nearest to it, as printed. */
  nearest: z.array(z.string()),
  /** Of a law. */
  timeliness: z.enum(timelinessStates).nullable(),
  /** First day of the wording shown; day of the judgment. */
  day: date.nullable(),
  /** Whether that day is recorded; else it is the one the wording was adopted on. */
  isDayRecorded: z.boolean(),
  /** First day of the article, or of part of it, where that is another than the wording's. */
  provisionFrom: date.nullable(),
  /** First day of a later wording that is known and not held. */
  amendedFrom: date.nullable(),
  /** Of a law: the text shown, or all of the wording, is in the portal's own words. */
  isDigest: z.boolean(),
  /** Whether the article is in the law's own language; null of what has none shown. */
  isOriginal: z.boolean().nullable(),
  /** Of a case: written as an example. */
  isSample: z.boolean(),
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
  /** Of a law. */
  titleOrigin: titleOrigin.nullable(),
  /** Language of the place and the excerpt. */
  language,
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
