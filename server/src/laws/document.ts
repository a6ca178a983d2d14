import { languages } from '@portal/protocol/kernel/languages.ts'
import { effectLevels, lawCategories, lawKinds, timelinessStates } from '@portal/protocol/laws/constants.ts'
import { z } from 'zod'

const date = z.iso.date()
const line = z.string().trim().min(1)

const heading = z.strictObject({ level: z.int().min(1).max(9), heading: line.max(500) })

const article = z.strictObject({
  /** As printed: "第五百七十七条", "Статья 165.1", "Section 10A". */
  number: line.max(60),
  heading: z.string().trim().max(500).nullish(),
  /** Paragraphs divided by line feeds. */
  text: line.max(200_000),
})

const text = z.strictObject({
  language: z.enum(languages),
  title: line.max(500),
  /** Customary short names, as lawyers type them. */
  shortTitles: z.array(line.max(200)).max(20).default([]),
  original: z.boolean(),
  /** The articles are digests, not the official wording. */
  digest: z.boolean().default(false),
  units: z.array(z.union([heading, article])).min(1),
})

/**
 * One wording of one law: what every importer makes, and what a line of a JSON Lines file holds. Laws are told
 * apart by their country, kind, adoption date and number (or title); wordings by `versionOn`.
 */
export const lawDocument = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  kind: z.enum(lawKinds),
  /** Official number as printed. */
  number: z.string().trim().max(100).nullable(),
  effectLevel: z.enum(effectLevels),
  category: z.enum(lawCategories),
  publishDepartment: z.strictObject({
    zh: line.max(300),
    en: line.max(300).optional(),
    ru: line.max(300).optional(),
  }),
  adoptedOn: date.nullable(),
  effectiveOn: date.nullable(),
  /** Day of this wording: the newest amendment in it. */
  versionOn: date.nullable(),
  /** First day this wording is in force, where it does not follow from the other days. */
  inForceFrom: date.optional(),
  repealedOn: date.nullable(),
  /** Amended since it was adopted. */
  amended: z.boolean(),
  /** Only where it is neither in force nor amended nor repealed on a known day: LAPSED. */
  status: z.enum(timelinessStates).optional(),
  sourceUrl: z.url({ protocol: /^https?$/ }).nullable(),
  verifiedOn: date.nullable(),
  texts: z.array(text).min(1).max(languages.length),
})

export type LawDocument = z.output<typeof lawDocument>
export type LawDocumentUnit = LawDocument['texts'][number]['units'][number]
