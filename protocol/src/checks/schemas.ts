import { z } from 'zod'
import { tableFormats } from '../kernel/file.ts'
import { languages } from '../kernel/languages.ts'
import { checkedFileBytes, checkMarks, checkReasons, longestCheckedText, nameReasons } from './constants.ts'

/** A text as it is, and the day whose law it is checked against. */
export const checkBody = z.strictObject({
  text: z.string().min(1).max(longestCheckedText),
  on: z.iso.date(),
})

export const checkTableBody = checkBody.extend({ format: z.enum(tableFormats) })

export const checkedFile = z.strictObject({ file: z.file().max(checkedFileBytes) })

/** A citation of a text: `text.slice(start, end)` are its words. */
export const checkedCitation = z.object({
  start: z.int(),
  end: z.int(),
  mark: z.enum(checkMarks),
  reason: z.enum(checkReasons).nullable(),
  /** Of the reason: since when it is so, or from when it will be otherwise. */
  reasonOn: z.iso.date().nullable(),
  /** How the name differs too, where something graver is the mark. */
  nameReason: z.enum(nameReasons).nullable(),
  kind: z.enum(['law', 'case']).nullable(),
  /** What the law or the case is called on the day, to the reader; null where it is unknown. */
  title: z.string().nullable(),
  titleLanguage: z.enum(languages).nullable(),
  countryName: z.string().nullable(),
  /** The article as the text of the law prints it; null where that does not have it, or none is cited. */
  article: z.string().nullable(),
  /** A path on this site: of the version named, else of the one in force on the day, at the article. */
  address: z.string().nullable(),
  /** First day of that version. */
  versionFrom: z.iso.date().nullable(),
})

export type CheckedCitation = z.infer<typeof checkedCitation>

export const checkAnswer = z.object({
  on: z.iso.date(),
  citations: z.array(checkedCitation),
  /** There are more than are checked. */
  isCut: z.boolean(),
})

export type CheckAnswer = z.infer<typeof checkAnswer>
