import { z } from 'zod'
import { comparedVersions } from '../kernel/compared-versions.ts'
import { dictionaryCode } from '../kernel/dictionary-code.ts'
import { idField, line } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { moderator } from '../kernel/review.ts'
import { rule } from '../kernel/rules.ts'
import { timelinessStates } from '../laws/constants.ts'
import {
  longestAnswers,
  longestDraftName,
  longestTemplateSummary,
  longestTemplateTitle,
  longestVersionNote,
  templateFileBytes,
} from './constants.ts'
import { templateAnswers, templateContent } from './content.ts'
import { templateActions, templateLifecycle } from './lifecycle.ts'
import { contentProblemKinds } from './problems.ts'

const language = z.enum(languages)

/** A text in Chinese, and where there is one in the other languages. */
function inLanguages<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ zh: text, en: text.optional(), ru: text.optional() })
}

const words = inLanguages(z.string())

/** What the editor writes of a version. */
const written = {
  title: inLanguages(line(longestTemplateTitle)),
  summary: inLanguages(z.string().trim().min(1).max(longestTemplateSummary)),
  category: dictionaryCode('TEMPLATE_CATEGORY'),
  /** What is new beside the version before it. */
  note: inLanguages(line(longestVersionNote)).optional(),
  content: templateContent,
}

export const templateBody = z.strictObject(written)

export const revisedTemplateBody = z.strictObject({
  /** Of the version that was read before. Another answers 795413 with theirs, a `deskTemplateVersion`, as data. */
  revision: z.int().min(1),
  ...written,
})

/**
 * What became of an article since an editor looked at it: it reads otherwise, its law was repealed, its law has none of
 * that number any more, its law is held no more.
 */
export const basisChange = z.object({
  kind: z.enum(['amended', 'repealed', 'articleGone', 'lawGone']),
  /** Day, where it is known. YYYY-MM-DD. */
  on: z.string().nullable(),
  /** The wording that the editor looked at and today’s, where a reader can have them compared. */
  comparison: z.object({ id: z.string(), from: z.string(), to: z.string() }).nullable(),
})

/** What clauses rest on, as the portal holds it; named as the content names it. */
export const shownBasis = z.object({
  law: z.string(),
  article: z.string(),
  /** Of a law that is held no more its address. */
  title: z.string(),
  titleLanguage: language.nullable(),
  /** Of the article, as printed. */
  number: z.string(),
  /** Path of the wording, at the article; of one that is gone, of the wording that had it. Null where no law is held. */
  address: z.string().nullable(),
  /** Of the law today, where it is held. */
  timeliness: z.enum(timelinessStates).nullable(),
  isInForce: z.boolean(),
  change: basisChange.nullable(),
})

export type ShownBasis = z.infer<typeof shownBasis>

export const templateRow = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Of title and summary: the reader's, or Chinese where it is not held in that. */
  language,
  category: z.string(),
  /** Languages that the contract is held in. */
  languages: z.array(language),
  /** Of its published version, from 1, and when that appeared. Instant (ISO 8601). */
  number: z.int(),
  publishedAt: z.string(),
  /** How many contracts were begun on it. */
  uses: z.int(),
  /** How many clauses with a number and how many fields it has. */
  clauses: z.int(),
  fields: z.int(),
  hasChangedLaw: z.boolean(),
})

export type TemplateRow = z.infer<typeof templateRow>

/** A version as a contract is written of it. */
const versionFilled = z.object({
  id: z.string(),
  number: z.int(),
  title: words,
  content: templateContent,
  /** Of all its clauses; what is not held any more is not among them. */
  basis: z.array(shownBasis),
})

export type VersionFilled = z.infer<typeof versionFilled>

/** A template as everybody reads it and fills it in. */
export const template = z.object({
  ...templateRow.shape,
  version: versionFilled,
  /** Those that were published, the last first. */
  versions: z.array(
    z.object({ id: z.string(), number: z.int(), publishedAt: z.string(), note: z.string().nullable() }),
  ),
})

export type Template = z.infer<typeof template>

export interface TemplateNode {
  code: string
  /** Null of a group. */
  parentCode: string | null
  name: string
  /** Published templates in it. */
  count: number
  children: TemplateNode[]
}

export const templateNode: z.ZodType<TemplateNode> = z
  .object({
    code: z.string(),
    parentCode: z.string().nullable(),
    name: z.string(),
    count: z.int(),
    get children() {
      return z.array(templateNode)
    },
  })
  .meta({ id: 'TemplateNode' })

/** Names that a contract in two languages writes. */
export const contractNames = z.object({
  countries: z.record(z.string(), words),
  currencies: z.record(z.string(), words),
})

const answers = templateAnswers.refine(
  (given) => Object.entries(given).flat().join('').length <= longestAnswers,
  rule('invalid'),
)

/** In which language a contract stands, and in which other one beside it. */
const draftLanguages = { language, second: language.nullable().default(null) }

export const draftBody = z.strictObject({
  template: idField,
  /** The template’s title where it is not said. */
  name: line(longestDraftName).optional(),
  ...draftLanguages,
  answers: answers.default({}),
})

export const savedDraftBody = z.strictObject({
  /** Of the draft that was read before. Another answers 795413 with what is stored, an `ownDraft`, as data. */
  revision: z.int().min(1),
  name: line(longestDraftName),
  ...draftLanguages,
  answers,
})

const draftTemplate = z.object({
  id: z.string(),
  title: z.string(),
  titleLanguage: language,
  category: z.string(),
})

/** A version that is newer than the one that a draft stands on. */
const newerVersion = z
  .object({ number: z.int(), publishedAt: z.string(), note: z.string().nullable() })
  .nullable()

export const draftRow = z.object({
  id: z.string(),
  name: z.string(),
  template: draftTemplate,
  language,
  second: language.nullable(),
  /** Fields that are asked, and how many of them are answered soundly. */
  fields: z.int(),
  filled: z.int(),
  /** Instant (ISO 8601). */
  changedAt: z.string(),
  newer: newerVersion,
})

export type DraftRow = z.infer<typeof draftRow>

/** A contract in preparation, as its owner goes on with it. */
export const ownDraft = z.object({
  ...draftRow.shape,
  revision: z.int(),
  answers: z.record(z.string(), z.string()),
  version: versionFilled,
})

export type OwnDraft = z.infer<typeof ownDraft>

/** What the caller may take over. */
export const offeredAnswers = z.object({
  /** What the caller’s profile says, by source. */
  profile: z.record(z.string(), z.string()),
  /** What the caller answered in other contracts, by the name that an answer stands under, the newest first. */
  earlier: z.record(z.string(), z.array(z.string())),
})

export type OfferedAnswers = z.infer<typeof offeredAnswers>

export const contentProblem = z.object({
  kind: z.enum(contentProblemKinds),
  step: z.string().nullable(),
  field: z.string().nullable(),
  clause: z.string().nullable(),
  /** Of the clause, from 0; of the signatures’ blocks where no clause is named. */
  paragraph: z.int().nullable(),
  language: language.nullable(),
  name: z.string().nullable(),
})

export type ContentProblem = z.infer<typeof contentProblem>

export const deskTemplateVersion = z.object({
  id: z.string(),
  /** From 1 within its template. */
  number: z.int(),
  /** Raised by each change of what is written. */
  revision: z.int(),
  state: z.enum(templateLifecycle.states),
  writtenBy: moderator,
  /** Instants (ISO 8601). */
  writtenAt: z.string(),
  publishedAt: z.string().nullable(),
  ...written,
  basis: z.array(shownBasis),
  problems: z.array(contentProblem),
  abilities: z.array(z.enum(templateActions)),
})

export type DeskTemplateVersion = z.infer<typeof deskTemplateVersion>

/** Two versions beside each other: the texts of each language, what is asked among them. */
export const templatesCompared = comparedVersions(
  deskTemplateVersion.pick({ id: true, number: true, writtenBy: true, writtenAt: true }),
)

export const deskTemplateRow = z.object({
  id: z.string(),
  title: z.string(),
  /** Of the title: the editor’s, or Chinese where it has none in that. */
  titleLanguage: language,
  category: z.string(),
  languages: z.array(language),
  state: z.enum(templateLifecycle.states),
  /** Another version stands published beside it. */
  isChange: z.boolean(),
  /** What is published rests on a law that changed since an editor looked at it. */
  hasChangedLaw: z.boolean(),
  uses: z.int(),
  writtenBy: moderator,
  writtenAt: z.string(),
  publishedAt: z.string().nullable(),
})

/** A template as its editors have it. */
export const deskTemplate = z.object({
  id: z.string(),
  uses: z.int(),
  /** The version that is worked on, else the latest. */
  latest: deskTemplateVersion,
  /** The one that everybody reads, where that is another. */
  published: deskTemplateVersion.nullable(),
  mayRevise: z.boolean(),
  versions: z.array(
    deskTemplateVersion.pick({
      id: true,
      number: true,
      state: true,
      writtenBy: true,
      writtenAt: true,
      publishedAt: true,
    }),
  ),
  history: z.array(historyEntry(templateLifecycle)),
})

export type DeskTemplate = z.infer<typeof deskTemplate>

export const templateFile = z.strictObject({ file: z.file().max(templateFileBytes) })

/** A Word document as a template: what was found in it is described by an editor before it is published. */
export const readTemplate = z.object({
  title: z.string(),
  /** Of the document; where it is not Chinese, the Chinese texts repeat it until they are translated. */
  language,
  content: templateContent,
  /** How many headings, paragraphs and blanks became clauses, paragraphs and fields. */
  found: z.object({ clauses: z.int(), paragraphs: z.int(), fields: z.int() }),
  /** What the document held beside that was left out: pictures, comments, notes at the foot. */
  leftOut: z.array(z.enum(['pictures', 'notes', 'comments'])),
})
