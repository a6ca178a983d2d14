import { z } from 'zod'
import { languages } from '../kernel/languages.ts'
import { fieldKinds, longestPartName, partName, profileSources } from './constants.ts'

/** Most characters of a paragraph, of a label and of an explanation. */
const longestParagraph = 4000
const longestLabel = 120
const longestHelp = 400

const mostSteps = 12
const mostFields = 40
const mostClauses = 120
const mostParagraphs = 30
const mostOptions = 30

/** A text that may be written later: what is empty is told as missing, and nothing is handed in without it. */
const text = (most: number) => z.string().trim().max(most)

/** A text in each language that the template has; which these are its version says, and none is left out. */
function inEach<Text extends z.ZodType>(one: Text) {
  return z.strictObject({ zh: one, en: one.optional(), ru: one.optional() })
}

/** What names a field, a step, a clause or a choice: never shown, never changed once contracts were filled. */
const name = z.string().max(longestPartName).regex(partName)

/** Holds where the field has one of these answers: a choice's name, or "yes" and "no". */
const condition = z.strictObject({ field: name, is: z.array(z.string().max(40)).min(1).max(mostOptions) })

/**
 * What is asked to fill a template. `unit` stands behind an answer on the screen ("days"); `example` within an empty
 * field; `isTranslated` is a text that a contract in two languages asks for in both, as goods described in words.
 */
const field = z.strictObject({
  name,
  kind: z.enum(fieldKinds),
  label: inEach(text(longestLabel)),
  help: inEach(text(longestHelp)).optional(),
  example: inEach(text(longestLabel)).optional(),
  unit: inEach(text(20)).optional(),
  isRequired: z.boolean(),
  isTranslated: z.boolean().optional(),
  when: z.array(condition).max(5).optional(),
  /** Of a text its characters, of what counts its bounds, of a day none. */
  least: z.number().optional(),
  most: z.number().optional(),
  options: z
    .array(
      z.strictObject({ name, label: inEach(text(longestLabel)), text: inEach(text(longestHelp)).optional() }),
    )
    .min(2)
    .max(mostOptions)
    .optional(),
  /** Of one of the parties, which may be the reader: `A` or `B`, and what of their profile. */
  from: z.strictObject({ party: z.enum(['A', 'B']), source: z.enum(profileSources) }).optional(),
})

const step = z.strictObject({
  name,
  title: inEach(text(longestLabel)),
  fields: z.array(field).min(1).max(mostFields),
})

/**
 * A paragraph; `{{name}}` stands where the answer to that field goes. It is left out where its conditions, all of them,
 * do not hold, as are the paragraphs of a clause that is left out.
 */
const paragraph = z.strictObject({
  text: inEach(text(longestParagraph)),
  when: z.array(condition).max(5).optional(),
})

/**
 * A clause. Those with a heading are numbered in order as they stand in the finished contract ("第七条", "Article 7"), so
 * that no text names a number: `{{#name}}` is the number of the clause so named.
 */
const clause = z.strictObject({
  name,
  heading: inEach(text(longestLabel)).optional(),
  when: z.array(condition).max(5).optional(),
  paragraphs: z.array(paragraph).min(1).max(mostParagraphs),
  /** What it rests on: the address of a law of the portal, and an article's key. */
  basis: z
    .array(z.strictObject({ law: z.string().max(200), article: z.string().max(20) }))
    .max(10)
    .optional(),
})

/**
 * What a version of a template says: what is asked, in steps, and the clauses that are made of the answers. The
 * paragraphs before the first heading introduce the parties; `signatures` stand at the end, a block a party.
 */
export const templateContent = z.strictObject({
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
  steps: z.array(step).min(1).max(mostSteps),
  clauses: z.array(clause).min(1).max(mostClauses),
  signatures: z.array(z.array(paragraph).min(1).max(6)).max(4),
})

export type TemplateContent = z.infer<typeof templateContent>
export type TemplateStep = TemplateContent['steps'][number]
export type TemplateField = TemplateStep['fields'][number]
export type TemplateClause = TemplateContent['clauses'][number]
export type TemplateParagraph = TemplateClause['paragraphs'][number]
export type TemplateCondition = z.infer<typeof condition>

/**
 * Answers by the field's name; of a field that is translated by the name and a language, "goods:ru". A condition reads
 * them as they are, so that a contract in preparation shows what its answers already say.
 */
export const templateAnswers = z.record(z.string().max(50), z.string().max(longestParagraph))

export type TemplateAnswers = z.infer<typeof templateAnswers>
