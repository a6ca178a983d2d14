import { z } from 'zod'
import { contactPhoneField } from '../account/fields.ts'
import { citedText } from '../citations/schemas.ts'
import { fileInfo, uploadedFile } from '../files/schemas.ts'
import { dictionaryCode } from '../kernel/dictionary-code.ts'
import { line } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { moderator } from '../kernel/review.ts'
import { richText } from '../kernel/rich-text.ts'
import { userTypes } from '../kernel/user-types.ts'
import { longestQuestion, longestReply, mostConsultationFiles } from './constants.ts'
import {
  askerActions,
  consultationDeskActions,
  consultationLifecycle,
  publicationLifecycle,
  teamActions,
} from './lifecycle.ts'

const language = z.enum(languages)

/** What the form of a question sends. */
export const consultationBody = z.strictObject({
  title: line(100),
  type: dictionaryCode('CONSULTATION_TYPE'),
  content: z.string().trim().min(1).max(longestQuestion),
  phone: contactPhoneField,
  files: z.array(uploadedFile).max(mostConsultationFiles),
  /** That the desk may publish it, edited and without personal data, once the asker has read the text; never given beforehand. */
  allowsPublication: z.boolean().optional(),
})

export const replyBody = z.strictObject({
  /** Of the reply that was read before; 0 where there was none. Another answers 795413 with theirs, a `reply`, as data. */
  revision: z.int().min(0),
  content: richText(longestReply),
  files: z.array(uploadedFile).max(mostConsultationFiles),
})

/** What everybody would read. */
export const publicationBody = z.strictObject({
  title: line(100),
  question: z.string().trim().min(1).max(longestQuestion),
  answer: richText(longestReply),
  /** Of the text that was offered when this one was begun; null where none was. Another answers 795413 with theirs, an `offer`, as data. */
  offeredAt: z.iso.datetime().nullable(),
  /** What looks like personal data is none: a public number, an office's address. */
  hasNoPersonalData: z.boolean().optional(),
})

/** The text that is agreed to, so that none but the one that was read is. */
export const publicationAgreement = z.strictObject({ offeredAt: z.iso.datetime() })

export const publishedConsultationRow = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  language,
  /** The beginning of the answer, without markup. */
  excerpt: z.string(),
  /** Instants (ISO 8601). */
  publishedAt: z.string(),
  /** How often it was read. */
  reads: z.int(),
})

export const publishedConsultation = z.object({
  ...publishedConsultationRow.omit({ excerpt: true }).shape,
  question: z.string(),
  answer: citedText,
  repliedAt: z.string(),
})

export const reply = z.object({
  revision: z.int(),
  /** Who of the team wrote it last, by name while they are a verified provider; null where the desk did. */
  member: z.object({ name: z.string().nullable() }).nullable(),
  /** The language it is written in. */
  language,
  ...citedText.shape,
  files: z.array(fileInfo),
  repliedAt: z.string(),
  changedAt: z.string().nullable(),
})

export type Reply = z.infer<typeof reply>

const ownShown = {
  id: z.string(),
  code: z.string(),
  title: z.string(),
  type: z.string(),
  language,
  state: z.enum(consultationLifecycle.states),
  /** Whether the team of a product is asked, beside the desk. */
  isForTeam: z.boolean(),
  /** Null where nothing was offered to be published. */
  publication: z.enum(publicationLifecycle.states).nullable(),
  askedAt: z.string(),
  repliedAt: z.string().nullable(),
}

export const ownConsultationRow = z.object({ ...ownShown, abilities: z.array(z.enum(askerActions)) })

/** The product whose team is asked. */
const askedProduct = z.object({
  id: z.string(),
  /** As everybody reads it, or last did. */
  title: z.string().nullable(),
  /** The title's. */
  language: language.nullable(),
  /** Whether it is published now. */
  isPublished: z.boolean(),
})

/** What is offered to be published, or was. */
const offer = z.object({
  title: z.string(),
  /** The language it is written in. */
  language,
  question: z.string(),
  answer: citedText,
  offeredAt: z.string(),
  publishedAt: z.string().nullable(),
  reads: z.int(),
  /** Why it was taken down. */
  reason: z.string().nullable(),
})

/** A question as its asker follows it. */
export const ownConsultation = z.object({
  ...ownConsultationRow.shape,
  content: z.string(),
  phone: z.string().nullable(),
  files: z.array(fileInfo),
  /** Null where the desk alone is asked. */
  product: askedProduct.nullable(),
  allowsPublication: z.boolean(),
  reply: reply.nullable(),
  offer: offer.nullable(),
  history: z.array(historyEntry(consultationLifecycle).omit({ by: true })),
  publicationHistory: z.array(historyEntry(publicationLifecycle).omit({ by: true })),
})

/** What helps before a question is sent. */
export const similar = z.object({
  consultations: z.array(publishedConsultationRow.pick({ id: true, title: true, language: true })),
  articles: z.array(
    z.object({
      address: z.string(),
      lawTitle: z.string(),
      language,
      number: z.string(),
      heading: z.string().nullable(),
      /** Its first characters. */
      text: z.string(),
    }),
  ),
})

/** How long an answer usually takes; null while too few were given. */
export const consultationPace = z.object({ hours: z.number().nullable(), of: z.int() })

export const deskConsultationRow = z.object({
  ...ownShown,
  username: z.string().nullable(),
  userType: z.enum(userTypes),
  assignedTo: moderator.nullable(),
})

/** A question as the desk answers it. */
export const deskConsultation = z.object({
  ...deskConsultationRow.shape,
  /** Of the asker, their company or firm: marked in what is to be published. */
  names: z.array(z.string()),
  ...ownConsultation.pick({
    content: true,
    phone: true,
    files: true,
    product: true,
    allowsPublication: true,
    reply: true,
    offer: true,
  }).shape,
  abilities: z.array(z.enum(consultationDeskActions)),
  history: z.array(historyEntry(consultationLifecycle)),
  publicationHistory: z.array(historyEntry(publicationLifecycle)),
  /** Who may take it over. */
  moderators: z.array(moderator),
})

export const teamConsultationRow = z.object({
  ...deskConsultationRow.omit({ publication: true, assignedTo: true }).shape,
  product: askedProduct,
})

/** A question as the team of a product answers it. */
export const teamConsultation = z.object({
  ...teamConsultationRow.shape,
  ...ownConsultation.pick({ content: true, phone: true, files: true, reply: true, history: true }).shape,
  abilities: z.array(z.enum(teamActions)),
})

/** To everybody what is published, to its asker also what is not; where nothing is, to the team that is asked all it answers by. */
export const shownConsultation = z.object({
  id: z.string(),
  published: publishedConsultation.nullable(),
  own: ownConsultation.nullable(),
  team: teamConsultation.nullable(),
})

/** Whether the caller is in a team, and how many questions wait for it. */
export const teamStanding = z.object({ isMember: z.boolean(), waiting: z.int() })

const words = z.strictObject({
  zh: richText(longestReply),
  en: richText(longestReply),
  ru: richText(longestReply),
})

/** A text that answers are begun with, in each language. */
export const preparedBody = z.strictObject({
  name: line(100),
  type: dictionaryCode('CONSULTATION_TYPE').optional(),
  words,
})

export const changedPreparedBody = z.strictObject({
  ...preparedBody.shape,
  /** Of the text that was read before. Another answers 795413 with theirs, a `prepared`, as data. */
  revision: z.int().min(1),
})

export const prepared = z.object({
  id: z.string(),
  revision: z.int(),
  name: z.string(),
  type: z.string().nullable(),
  words,
  /** Instant (ISO 8601), and the username. */
  changedAt: z.string(),
  changedBy: z.string().nullable(),
})
