import { z } from 'zod'
import { contactEmailField, contactPhoneField, pastDateField } from '../account/fields.ts'
import { blockCitation } from '../citations/schemas.ts'
import { fileInfo, uploadedFile } from '../files/schemas.ts'
import { contacts } from '../kernel/contacts.ts'
import { countryCode, dictionaryCode } from '../kernel/dictionary-code.ts'
import { idField, line } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { moderator } from '../kernel/review.ts'
import { richText } from '../kernel/rich-text.ts'
import { rule } from '../kernel/rules.ts'
import { timelinessStates } from '../laws/constants.ts'
import {
  barredProceedings,
  longestAnswer,
  longestMatter,
  longestReleased,
  longestRelevance,
  mostDepartments,
  mostLookupFiles,
  mostProvisions,
  mostResultCases,
  mostResultQuestions,
  proceedings,
} from './constants.ts'
import { lookupApplicantActions, lookupDeskActions, lookupLifecycle } from './lifecycle.ts'

const language = z.enum(languages)

/** RMB, with two decimals at most; something is to be paid. */
const cost = z.number().min(0.01).max(1_000_000_000).multipleOf(0.01)
/** Working days. */
const days = z.int().min(1).max(1000)

/** What the form of an application sends. */
export const lookupBody = z.strictObject({
  applicant: line(50),
  company: line(200).optional(),
  phone: contactPhoneField,
  email: contactEmailField,
  country: countryCode(),
  /** Of the foreign law. */
  departments: z.array(dictionaryCode('LAW_CATEGORY')).min(1).max(mostDepartments),
  /** What happened. */
  matter: z.string().trim().min(1).max(longestMatter),
  /** What is to be found out. */
  question: z.string().trim().min(1).max(longestMatter),
  proceedings: z
    .enum(proceedings)
    .refine((value) => !barredProceedings.includes(value), rule('noProceedings')),
  isForeignInvestment: z.boolean(),
  needsNotary: z.boolean(),
  needsTranslation: z.boolean(),
  expectedCost: cost,
  expectedDays: days,
  files: z.array(uploadedFile).max(mostLookupFiles),
  /** That what is said is true, and that there are no proceedings; never given beforehand. */
  declares: z.literal(true),
  /** That the portal may learn from the result, without persons, companies and facts; never given beforehand. */
  allowsRelease: z.boolean().optional(),
})

/** What the desk asks for, and by when it would be ready. */
export const quoteBody = z.strictObject({
  cost,
  days,
  note: line(500).optional(),
  /** Of the quote that stood where this one was written, so that none but that one is replaced; null where none did. */
  quotedAt: z.iso.datetime().nullable(),
})

/** Of the quote that is accepted, so that none but the one that was read is. */
export const quoteAcceptance = z.strictObject({ quotedAt: z.iso.datetime() })

/** What search learns from a completed lookup: the question alone, which the provisions of its result answer. */
export const releaseBody = z.strictObject({
  question: line(longestReleased),
  /** Of the question that search had learned when this one was begun; null where it had none. Another answers 795413 with theirs. */
  releasedAt: z.iso.datetime().nullable(),
  /** What looks like personal data is none: the name of a treaty or a public office. */
  hasNoPersonalData: z.boolean().optional(),
})

/** Whether the portal may learn from the result; once it may not, it has forgotten what it learned. */
export const releaseConsent = z.strictObject({ allows: z.boolean() })

/** A provision that answers, by its law and article; the portal quotes it as it reads on the day of the check. */
const chosenProvision = z.strictObject({
  lawId: idField,
  article: line(60),
  /** How it bears on the question. */
  relevance: z.string().trim().min(1).max(longestRelevance),
})

const chosenCase = z.strictObject({
  caseId: idField,
  relevance: z.string().trim().min(1).max(longestRelevance),
})

/** What the form of a result sends. */
export const resultBody = z.strictObject({
  /** Of the result that was read before; 0 where there was none. Another answers with theirs. */
  revision: z.int().min(0),
  /** The language it is written in. */
  language,
  title: line(200),
  questions: z.array(line(500)).min(1).max(mostResultQuestions),
  answer: richText(longestAnswer),
  provisions: z.array(chosenProvision).max(mostProvisions),
  cases: z.array(chosenCase).max(mostResultCases),
  /** The day on which the provisions were checked, and as of which they are quoted. YYYY-MM-DD. */
  checkedOn: pastDateField,
  institution: line(200),
  investigator: line(100),
  /** Of those who looked it up, in the applicant and the other side; never given beforehand. */
  declaresNoInterest: z.literal(true),
  files: z.array(uploadedFile).max(mostLookupFiles),
})

/** Of the result that is handed over, so that none but the one that was read is. Another answers 795413 with theirs. */
export const resultRead = z.strictObject({ revision: z.int().min(1) })

/** A provision as it was quoted, with its wording. */
export const quotedProvision = z.object({
  lawId: z.string(),
  article: z.string(),
  /** Path of the wording quoted, at the article. */
  address: z.string(),
  lawTitle: z.string(),
  titleLanguage: language,
  /** As printed. */
  number: z.string(),
  heading: z.string().nullable(),
  /** The original first, then what the portal holds of it in the result's language. */
  texts: z.array(z.object({ language, text: z.string(), isDigest: z.boolean(), isOriginal: z.boolean() })),
  /** Of the article on the day of the check. */
  timeliness: z.enum(timelinessStates),
  /** First day of the wording quoted, or of an article that was still to begin. YYYY-MM-DD. */
  inForceFrom: z.string().nullable(),
  /** Day that the wording quoted was adopted, where its first day is not recorded. YYYY-MM-DD. */
  adoptedOn: z.string().nullable(),
  /** Day since which it reads otherwise; null while it does not. YYYY-MM-DD. */
  changedOn: z.string().nullable(),
  /** The official text elsewhere. */
  sourceUrl: z.string().nullable(),
})

export const quotedCase = z.object({
  caseId: z.string(),
  address: z.string(),
  title: z.string(),
  number: z.string().nullable(),
  court: z.string().nullable(),
  /** YYYY-MM-DD. */
  judgedOn: z.string().nullable(),
})

/** The result of a lookup. */
export const lookupResult = z.object({
  revision: z.int(),
  language,
  title: z.string(),
  questions: z.array(z.string()),
  /** Clean HTML. */
  answer: z.string(),
  /** Of the answer. */
  citations: z.array(blockCitation),
  provisions: z.array(quotedProvision.extend({ relevance: z.string() })),
  cases: z.array(quotedCase.extend({ relevance: z.string() })),
  checkedOn: z.string(),
  institution: z.string(),
  investigator: z.string(),
  files: z.array(fileInfo),
  /** Instant (ISO 8601). */
  writtenAt: z.string(),
})

/** What usually passes from acceptance to result; null while too few are completed. */
export const lookupPace = z.object({ workingDays: z.number().nullable(), of: z.int() })

const shown = {
  id: z.string(),
  code: z.string(),
  state: z.enum(lookupLifecycle.states),
  /** Whether it was the desk that ended it, and not its applicant. */
  isDeclined: z.boolean(),
  country: z.string(),
  departments: z.array(z.string()),
  question: z.string(),
  language,
  /** Instants (ISO 8601). */
  submittedAt: z.string(),
  acceptedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The last day agreed, YYYY-MM-DD; null before it is accepted. */
  dueOn: z.string().nullable(),
  /** Working days until `dueOn`, below 0 once it has passed; null when it does not run. */
  daysLeft: z.int().nullable(),
  /** Working days from acceptance to result. */
  daysTaken: z.int().nullable(),
  /** Of the result, once it is completed. */
  title: z.string().nullable(),
}

export const ownLookupRow = z.object({ ...shown, abilities: z.array(z.enum(lookupApplicantActions)) })

const learned = z.object({ question: z.string(), at: z.string() })

const asked = {
  matter: z.string(),
  proceedings: z.enum(proceedings),
  isForeignInvestment: z.boolean(),
  needsNotary: z.boolean(),
  needsTranslation: z.boolean(),
  expectedCost: z.number(),
  expectedDays: z.int(),
  files: z.array(fileInfo),
  allowsRelease: z.boolean(),
  /** The question that search has learned, to whoever asks the like; null where it has learned none. */
  released: learned.nullable(),
  applicant: contacts.extend({ company: z.string().nullable() }),
  /** What the desk asks for; null before it says. */
  quote: z
    .object({
      cost: z.number(),
      days: z.int(),
      note: z.string().nullable(),
      /** Instants (ISO 8601). */
      at: z.string(),
      acceptedAt: z.string().nullable(),
    })
    .nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  conversationId: z.string().nullable(),
}

/** A lookup as its applicant follows it; the result once it is completed. */
export const ownLookup = z.object({
  ...ownLookupRow.shape,
  ...asked,
  result: lookupResult.nullable(),
  history: z.array(historyEntry(lookupLifecycle).omit({ by: true })),
})

export const deskLookupRow = z.object({
  ...shown,
  username: z.string(),
  applicant: z.string(),
  company: z.string().nullable(),
  isQuoted: z.boolean(),
  assignedTo: moderator.nullable(),
  /** Written in the thread and not read by whoever it is assigned to. */
  unread: z.int(),
})

/** A lookup as the desk works on it, with the result as far as it is written. */
export const deskLookup = z.object({
  ...deskLookupRow.omit({ applicant: true, company: true }).shape,
  ...asked,
  result: lookupResult.nullable(),
  abilities: z.array(z.enum(lookupDeskActions)),
  history: z.array(historyEntry(lookupLifecycle)),
  /** Who may take it over. */
  moderators: z.array(moderator),
})
