import { z } from 'zod'
import { dictionaryCode } from '../kernel/dictionary-code.ts'
import { fragment, idField } from '../kernel/fields.ts'
import { languages } from '../kernel/languages.ts'
import { titleOrigin } from '../kernel/title-origin.ts'
import { timelinessStates } from '../laws/constants.ts'
import {
  answerStates,
  longestAsked,
  longestRemark,
  mostEarlier,
  passageKinds,
  removalReasons,
  verdicts,
} from './constants.ts'

const language = z.enum(languages)

const question = z.string().trim().min(1).max(longestAsked)

/** What the form of a question sends. */
export const questionBody = z.strictObject({
  question,
  /** The conversation that it goes on; a new one begins without it. Of somebody signed in. */
  conversation: idField.optional(),
  /** Earlier questions of a visitor, the oldest first: nothing of theirs is kept. */
  earlier: z.array(question).max(mostEarlier).optional(),
  /** Only texts of this country. */
  country: dictionaryCode('COUNTRY').optional(),
  /** Whether a model is to write an answer, where one is set up and the caller is signed in. */
  writes: z.boolean().optional(),
})

export const feedbackBody = z.strictObject({
  /** Null takes it back. */
  verdict: z.enum(verdicts).nullable(),
  reason: z.string().trim().max(longestRemark).optional(),
})

/** A text of the portal that an answer rests on, as it reads in the version quoted. */
export const passage = z.object({
  /** By which sentences cite it, from 1; it stays the same in a turn. */
  number: z.int().min(1),
  kind: z.enum(passageKinds),
  /** A path on this site: of the article in the version quoted, of the section of a judgment, of the answered question. */
  address: z.string(),
  title: z.string(),
  titleLanguage: language,
  /** Of a law. */
  titleOrigin: titleOrigin.nullable(),
  /** Article as printed with its heading, heading of the section; null of a text as a whole. */
  heading: z.string().nullable(),
  /** Of the text. */
  language,
  /** At most 1,200 characters about what matters; that is marked. */
  text: z.array(fragment),
  country: z.string().nullable(),
  /** In the reader's language. */
  countryName: z.string().nullable(),
  /** Of a law that is a treaty: it is of no one country, and `country` is the one that it is quoted as held for. */
  isTreaty: z.boolean().default(false),
  /** Of a law: in the portal's own words. What was kept before this was told says nothing of it, nor of the next. */
  isDigest: z.boolean().default(false),
  /** Whether it is in the law's own language; null of what is no law. */
  isOriginal: z.boolean().nullable().default(null),
  /** Of a case: written as an example. */
  isSample: z.boolean().default(false),
  /** Of an article, on the day it was asked. */
  timeliness: z.enum(timelinessStates).nullable(),
  /** First day of the version quoted; day of the judgment. */
  day: z.iso.date().nullable(),
  /** Day that the version quoted was adopted, where its first day is not recorded. */
  adoptedOn: z.iso.date().nullable().default(null),
  /** Of an article: first day of a later wording that is known and not held. */
  amendedFrom: z.iso.date().nullable().default(null),
  /** The question named it by its citation. */
  isNamed: z.boolean(),
})

export type Passage = z.infer<typeof passage>

/** A sentence of an answer; it was checked against the passages that it cites. */
export const sentence = z.object({
  text: z.string(),
  /** Numbers of passages, at least one. */
  passages: z.array(z.int()),
  /** Counted from 0. */
  paragraph: z.int(),
})

export type Sentence = z.infer<typeof sentence>

const removal = z.object({ reason: z.enum(removalReasons), count: z.int() })

/** What a model wrote, as far as it holds; labelled as generated for readers and for machines. */
export const answer = z.object({
  isAiGenerated: z.literal(true),
  /** Who the model is of, as the settings name it. */
  generator: z.string(),
  sentences: z.array(sentence),
  /** Sentences that did not hold and were left out. */
  removed: z.array(removal),
})

export type Answer = z.infer<typeof answer>

/** A question with what was found for it. */
export const turn = z.object({
  /** Null of a visitor's: it is not kept. */
  id: z.string().nullable(),
  conversation: z.string().nullable(),
  question: z.string(),
  /** In which it is answered: the reader's. */
  language,
  /** Of which alone texts were asked for. */
  country: z.string().nullable(),
  askedAt: z.iso.datetime(),
  state: z.enum(answerStates),
  /** Search could not find all that is stored yet: asked again, more may answer it. */
  isPartial: z.boolean(),
  /** The best first, of one country, and treaties, beside each other. Of an unanswered question the nearest. */
  passages: z.array(passage),
  /** Questions answered before that are much like it, with their pages. */
  askedBefore: z.array(z.object({ question: z.string(), path: z.string() })),
  /** Where a model was asked. */
  answer: answer.nullable(),
  feedback: z.object({ verdict: z.enum(verdicts), reason: z.string() }).nullable(),
})

export type Turn = z.infer<typeof turn>

export const conversationRow = z.object({
  id: z.string(),
  /** Its first question. */
  title: z.string(),
  askedAt: z.iso.datetime(),
  /** Of its questions. */
  count: z.int(),
})

export const conversation = z.object({ id: z.string(), title: z.string(), turns: z.array(turn) })

export type Conversation = z.infer<typeof conversation>

/** Whoever receives a question, as the settings name them. */
const recipient = z.object({
  recipient: z.string(),
  /** Code of the country it stands in, and its name in the reader's language. */
  country: z.string(),
  countryName: z.string(),
  /** Outside China: nothing is sent before the reader has consented to that. */
  isAbroad: z.boolean(),
  hasConsented: z.boolean(),
})

export type Recipient = z.infer<typeof recipient>

/** What the page offers to this reader. */
export const standing = z.object({
  /** Who receives the question and the passages; null where no model is set up, or the reader is not signed in. */
  model: recipient.nullable(),
  /** Who receives the question to tell what it means, by which passages are found too; null in the same cases. */
  meaning: recipient.nullable(),
  /** Whether a model answers those who sign in. */
  hasModel: z.boolean(),
  /** Questions left today; null of a visitor. */
  left: z.int().nullable(),
})

export type Standing = z.infer<typeof standing>

/** What an answer is written as, one line each: the next sentence that holds, one left out, and how it ended. */
export const answerEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sentence'), ...sentence.shape }),
  z.object({ kind: z.literal('removed'), reason: z.enum(removalReasons) }),
  z.object({
    kind: z.literal('end'),
    state: z.enum(answerStates).extract(['ANSWERED', 'UNANSWERED', 'STOPPED', 'FAILED']),
  }),
])

export type AnswerEvent = z.infer<typeof answerEvent>

/** What a reader thought of an answer, for the desk: the question without personal data, not who asked. */
export const feedbackRow = z.object({
  /** Of the question. */
  id: z.string(),
  question: z.string(),
  language,
  state: z.enum(answerStates),
  verdict: z.enum(verdicts),
  reason: z.string(),
  givenAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
})

export const feedbackRecord = feedbackRow.extend({
  passages: z.array(passage),
  answer: answer.nullable(),
})
