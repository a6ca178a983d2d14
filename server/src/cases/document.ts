import { caseTypes, documentTypes, partyRoles, sectionKinds } from '@portal/protocol/cases/constants.ts'
import { languages, type Words } from '@portal/protocol/kernel/languages.ts'
import { z } from 'zod'

const date = z.iso.date()
const line = z.string().trim().min(1)

/**
 * A name in at least one language. Where it has no Chinese form, its form in the language of the source stands for
 * it: the first one given of Russian and English.
 */
function names(longest: number) {
  const name = line.max(longest).optional()
  return z
    .strictObject({ zh: name, en: name, ru: name })
    .refine(({ zh, en, ru }) => zh ?? ru ?? en, 'has no name in any language')
    .transform(({ zh, en, ru }): Words => ({
      zh: zh ?? ru ?? en ?? '',
      ...(en !== undefined && { en }),
      ...(ru !== undefined && { ru }),
    }))
}

const section = z.strictObject({
  kind: z.enum(sectionKinds),
  /** As printed. */
  heading: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .transform((heading) => heading || null),
  /** Paragraphs divided by line feeds. */
  text: line.max(1_000_000),
})

const text = z.strictObject({
  language: z.enum(languages),
  title: line.max(500),
  /** In the language of the decision itself. */
  original: z.boolean(),
  sections: z.array(section).min(1).max(1000),
})

/**
 * One decision: what every importer makes, and what a line of a JSON Lines file holds. Decisions are told apart by
 * `caseIdentity`.
 */
export const caseDocument = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  court: names(300).nullable(),
  type: z.enum(caseTypes),
  documentType: z.enum(documentTypes),
  /** Official number as printed. */
  caseNumber: line.max(100).nullable(),
  judgedOn: date.nullable(),
  cause: names(300).nullable(),
  parties: z.array(z.strictObject({ role: z.enum(partyRoles), name: names(300) })).max(1000),
  sourceUrl: z.url({ protocol: /^https?$/ }).nullable(),
  /** Day the text was last compared with its source. */
  verifiedOn: date.nullable(),
  /** Written by the platform as an example, not a real decision. */
  sample: z.boolean().default(false),
  texts: z.array(text).min(1).max(languages.length),
})

export type CaseDocument = z.output<typeof caseDocument>
export type CaseSection = CaseDocument['texts'][number]['sections'][number]
