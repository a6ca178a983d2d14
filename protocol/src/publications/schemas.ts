import { z } from 'zod'
import { citedText } from '../citations/schemas.ts'
import { fileInfo, shownPicture, textPicture, uploadedFile } from '../files/schemas.ts'
import { countryCode } from '../kernel/dictionary-code.ts'
import { line } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages, translations } from '../kernel/languages.ts'
import { moderator } from '../kernel/review.ts'
import { richText } from '../kernel/rich-text.ts'
import {
  longestContent,
  longestPictureText,
  longestSummary,
  longestTitle,
  mostCertificateHours,
  mostPublicationFiles,
  mostSeats,
  mostWorkDays,
} from './constants.ts'
import { publicationKinds } from './kinds.ts'
import { editorActions, publicationLifecycle } from './lifecycle.ts'

const language = z.enum(languages)
export const translation = z.enum(translations)
const instant = z.iso.datetime({ offset: true })

/** A text in Chinese, and where there is one in the other languages. */
function inLanguages<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ zh: text, en: text.optional(), ru: text.optional() })
}

/** A text that need not be there in any language. */
function inSomeLanguages<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ zh: text.optional(), en: text.optional(), ru: text.optional() })
}

/** What the editor writes of a version. A draft has a title in Chinese; what else it lacks is told when it is handed in. */
const written = {
  title: inLanguages(line(longestTitle)),
  summary: inSomeLanguages(z.string().trim().min(1).max(longestSummary)).optional(),
  content: inSomeLanguages(richText(longestContent)).optional(),
  /** A code of the dictionary that the kind names. */
  category: z.string().min(1).max(50).optional(),
  /** The country that it is about, if it is about one. */
  country: countryCode().optional(),
  /** Whose text or news it is; kinds that need one are not handed in without. */
  sourceName: inSomeLanguages(line(200)).optional(),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  /** Of an official document: its number, and the day it was issued. */
  documentNumber: line(100).optional(),
  issuedOn: z.iso.date().optional(),
  /** Who speaks or wrote it, with what they are. */
  speaker: inSomeLanguages(line(200)).optional(),
  /** A picture, not handed in without what it shows in words. */
  picture: uploadedFile.optional(),
  pictureText: inSomeLanguages(line(longestPictureText)).optional(),
  files: z.array(uploadedFile).max(mostPublicationFiles),
  /** Of what takes place: when it begins and ends, and until when it may be applied for, if not until it begins. */
  startsAt: instant.optional(),
  endsAt: instant.optional(),
  applyUntil: instant.optional(),
  /** How many may take part; whoever applies where it is not said. */
  seats: z.int().min(1).max(mostSeats).optional(),
  isOnline: z.boolean().optional(),
  /** Where those who have a seat join it online; nobody else reads it. */
  joinUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  /** Languages that it is held in. */
  heldIn: z.array(language).max(languages.length).optional(),
  /** Hours that a certificate says; there is none where it is not said. */
  certificateHours: z.number().min(0.5).max(mostCertificateHours).multipleOf(0.5).optional(),
  /** Where it takes place; of what is online never. */
  place: inSomeLanguages(line(300)).optional(),
  /** What it costs, in words. */
  fee: inSomeLanguages(line(200)).optional(),
  /** Translations that do not appear with it: so long, their readers read the Chinese. */
  heldBack: z.array(translation).max(languages.length).optional(),
  /** Of a product: the working days it takes, where that is known beforehand. */
  workDays: z.int().min(1).max(mostWorkDays).optional(),
  /** When it is wanted to appear; as soon as it is approved where it is not said. */
  publishAt: instant.optional(),
}

/** What is judged of a version before others may read it. */
export type PublicationWritten = Omit<z.infer<z.ZodObject<typeof written>>, 'files'>

export const publicationBody = z.strictObject({ kind: z.enum(publicationKinds), ...written })

export const revisedBody = z.strictObject({
  /** Of the version that was read before. Another answers 795413 with theirs, a `deskVersion`, as data. */
  revision: z.int().min(1),
  /** Translations that still hold, though the Chinese text was changed after them. */
  stillRight: z.array(translation).max(languages.length).optional(),
  ...written,
})

/** Of what takes place, as everybody reads it. Instants are ISO 8601; where it stands is told by them. */
export const shownEvent = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  applyUntil: z.string(),
  /** Null where all who apply may come. */
  seats: z.int().nullable(),
  isOnline: z.boolean(),
  place: z.string().nullable(),
  heldIn: z.array(language),
  certificateHours: z.number().nullable(),
})

export type ShownEvent = z.infer<typeof shownEvent>

export const publicationRow = z.object({
  id: z.string(),
  kind: z.enum(publicationKinds),
  title: z.string(),
  summary: z.string(),
  /** Of title, summary and text: the reader's, or Chinese where it is not held in that. */
  language,
  category: z.string(),
  country: z.string().nullable(),
  source: z.string().nullable(),
  speaker: z.string().nullable(),
  picture: shownPicture.nullable(),
  /** Of kinds that take place, else null. */
  event: shownEvent.nullable(),
  fee: z.string().nullable(),
  /** Of a product, where it is known. */
  workDays: z.int().nullable(),
  isPinned: z.boolean(),
  /** Instants (ISO 8601): when it first appeared. */
  publishedAt: z.string(),
  /** Minutes that reading it takes. */
  minutes: z.int(),
})

export type PublicationRow = z.infer<typeof publicationRow>

const neighbour = publicationRow.pick({ id: true, kind: true, title: true, language: true }).nullable()

const publicationTexts = {
  ...publicationRow.omit({ source: true, isPinned: true }).shape,
  /** Languages that it is held in. */
  languages: z.array(language),
  content: citedText,
  /** Those that stand within the text. */
  pictures: z.array(textPicture),
  source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  documentNumber: z.string().nullable(),
  issuedOn: z.iso.date().nullable(),
  files: z.array(fileInfo),
}

/** A publication as everybody reads it. */
export const publication = z.object({
  ...publicationTexts,
  /** When its present version appeared, where that is not the first. */
  changedAt: z.string().nullable(),
  related: z.array(publicationRow),
  /** Of its kind, what appeared next before and next after it. */
  earlier: neighbour,
  later: neighbour,
})

export type Publication = z.infer<typeof publication>

/** A version that is not published, as whoever has a link to it reads it. */
export const previewedPublication = z.object({
  ...publicationTexts,
  publishedAt: z.string().nullable(),
  state: z.enum(publicationLifecycle.states),
})

export type PreviewedPublication = z.infer<typeof previewedPublication>

/** What an address carries that was signed for who may read what is not published. */
export const signedAddress = z.object({ expires: z.string().max(20), signature: z.string().max(100) })

/** Types of research with how much there is of each. */
export const researchTypes = z.array(z.object({ type: z.string(), count: z.int() }))

/** In which order the text of each language was changed last; null where there is none, or not all of it. */
const changedAt = z.object({
  zh: z.string().nullable(),
  en: z.string().nullable(),
  ru: z.string().nullable(),
})

export const deskVersion = z.object({
  id: z.string(),
  /** From 1 within its publication. */
  number: z.int(),
  /** Raised by each change of what is written. */
  revision: z.int(),
  state: z.enum(publicationLifecycle.states),
  /** Who wrote it last. */
  writtenBy: moderator,
  /** Instants (ISO 8601). */
  writtenAt: z.string(),
  publishedAt: z.string().nullable(),
  textsChangedAt: changedAt,
  ...written,
  /** As they are shown to who edits. */
  shownPicture: shownPicture.nullable(),
  /** Those that stand within its texts, in whatever language. */
  textPictures: z.array(textPicture),
  shownFiles: z.array(fileInfo),
  abilities: z.array(z.enum(editorActions)),
})

export type DeskVersion = z.infer<typeof deskVersion>

export const deskPublicationRow = z.object({
  id: z.string(),
  kind: z.enum(publicationKinds),
  title: z.string(),
  /** Of the title: the editor’s, or Chinese where it has none in that. */
  titleLanguage: language,
  category: z.string(),
  /** Of its latest version. */
  state: z.enum(publicationLifecycle.states),
  /** Another version stands published beside it. */
  isChange: z.boolean(),
  /** An earlier version was withdrawn, and nobody reads any since. */
  isOfWithdrawn: z.boolean(),
  isPinned: z.boolean(),
  textsChangedAt: changedAt,
  heldBack: z.array(translation),
  writtenBy: moderator,
  writtenAt: z.string(),
  publishedAt: z.string().nullable(),
  publishAt: z.string().nullable(),
})

/** A publication as its editors have it. */
export const deskPublication = z.object({
  id: z.string(),
  kind: z.enum(publicationKinds),
  isPinned: z.boolean(),
  /** The version that is worked on, else the latest. */
  latest: deskVersion,
  /** The one that everybody reads, where that is another. */
  published: deskVersion.nullable(),
  /** A new version may be begun: nothing is worked on, and one was published. */
  mayRevise: z.boolean(),
  versions: z.array(
    deskVersion.pick({
      id: true,
      number: true,
      state: true,
      writtenBy: true,
      writtenAt: true,
      publishedAt: true,
    }),
  ),
  history: z.array(historyEntry(publicationLifecycle)),
})

export type DeskPublication = z.infer<typeof deskPublication>
