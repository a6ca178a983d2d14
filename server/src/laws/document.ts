import { languages } from '@portal/protocol/kernel/languages.ts'
import {
  effectLevels,
  lawCategories,
  lawKinds,
  levelDoubts,
  timelinessStates,
} from '@portal/protocol/laws/constants.ts'
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

const title = z.strictObject({
  title: line.max(500),
  shortTitles: z.array(line.max(200)).max(20).default([]),
  /** A state body's, or the treaty's own; else it is our translation, and is shown as such. */
  official: z.boolean(),
})

/** Provisions that begin on another day than the rest of the wording. */
const provisionDay = z.strictObject({
  /** Their articles, each by its number as printed or by its key; none where whole parts are meant. */
  articles: z.array(line.max(60)).max(100).default([]),
  /** Which they are, as the source names them: "第三十条第二款". */
  named: line.max(300),
  inForceFrom: date,
  /** What says so. */
  source: line.max(500),
})

const lawDocumentFields = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  kind: z.enum(lawKinds),
  /** Official number as printed. */
  number: z.string().trim().max(100).nullable(),
  effectLevel: z.enum(effectLevels),
  /** Why the level is NOT_STATED, where it is. */
  levelDoubt: z.enum(levelDoubts).optional(),
  category: z.enum(lawCategories),
  publishDepartment: z.strictObject({
    zh: line.max(300),
    en: line.max(300).optional(),
    ru: line.max(300).optional(),
  }),
  adoptedOn: date.nullable(),
  effectiveOn: date.nullable(),
  /** Day of this wording: the newest amendment in it, or where that is not told the day of which it is a consolidation. */
  versionOn: date.nullable(),
  /** Day this wording was published, where it is known. */
  publishedOn: date.optional(),
  /** First day this wording is in force, where it does not follow from the other days. */
  inForceFrom: date.optional(),
  /** What says from which day it is in force: the decision, its number, its address. */
  daySource: line.max(500).optional(),
  provisionDays: z.array(provisionDay).max(50).optional(),
  repealedOn: date.nullable(),
  /** Why it is in force, or was repealed, before it was adopted: what says so. */
  retroactiveBy: line.max(300).optional(),
  /** Amended since it was adopted. */
  amended: z.boolean(),
  /** Only where it is neither in force nor amended nor repealed on a known day: LAPSED. */
  status: z.enum(timelinessStates).optional(),
  sourceUrl: z.url({ protocol: /^https?$/ }).nullable(),
  verifiedOn: date.nullable(),
  /** What it is called in languages that no text, or only a digest, may be held in. */
  titles: z.partialRecord(z.enum(languages), title).optional(),
  texts: z.array(text).min(1).max(languages.length),
})

type Fields = z.output<typeof lawDocumentFields>
type Days = Pick<Fields, 'adoptedOn' | 'retroactiveBy'>
type Wording = Pick<Fields, 'versionOn' | 'retroactiveBy' | 'inForceFrom'>

/** Whether a day is not before the law's adoption, or something says that it reaches back. */
function isAfterAdoption({ adoptedOn, retroactiveBy }: Days, day: string | null | undefined): boolean {
  return retroactiveBy !== undefined || adoptedOn === null || day == null || day >= adoptedOn
}

/** Whether a wording is not in force before it was made, or something says that it reaches back. */
function isAfterMaking({ versionOn, retroactiveBy, inForceFrom }: Wording): boolean {
  return retroactiveBy !== undefined || !versionOn || !inForceFrom || inForceFrom >= versionOn
}

const before = 'is before adoptedOn: a law that reaches back says by what in retroactiveBy'

/**
 * One wording of one law: what every importer makes, and what a line of a JSON Lines file holds. Laws are told
 * apart by their country, kind, adoption date and number (or title); wordings by `versionOn`.
 */
export const lawDocument = lawDocumentFields
  .refine((law) => isAfterAdoption(law, law.effectiveOn), { path: ['effectiveOn'], error: before })
  .refine((law) => isAfterAdoption(law, law.inForceFrom), { path: ['inForceFrom'], error: before })
  .refine(isAfterMaking, {
    path: ['inForceFrom'],
    error: 'is before versionOn, the day this wording was made',
  })
  .refine((law) => isAfterAdoption(law, law.repealedOn), { path: ['repealedOn'], error: before })

export type LawDocument = z.output<typeof lawDocument>
export type LawTitle = z.output<typeof title>
export type LawDocumentUnit = LawDocument['texts'][number]['units'][number]
