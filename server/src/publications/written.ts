import { defaultLanguage, languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { figuresOf, readRichText } from '@portal/protocol/kernel/rich-text-blocks.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import {
  longestContent,
  longestPictureText,
  mostTextPictures,
} from '@portal/protocol/publications/constants.ts'
import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { InputInvalid, type FieldRefusal } from '../kernel/refusal.ts'
import { cleanRichText, type RichText } from '../kernel/rich-text.ts'
import type { Services } from '../kernel/services.ts'
import type { Given } from './given.ts'
import { eventColumns, eventFaults } from './written-event.ts'

/** A version in a language, as it is stored. */
export interface TextWritten {
  language: Language
  title: string
  summary: string
  content: string
  content_text: string
  speaker: string | null
  source_name: string | null
  picture_text: string | null
  place: string | null
  fee: string | null
}

/** What was written of a version, as its tables have it. */
export interface Written {
  columns: ReturnType<typeof columnsOf>
  texts: TextWritten[]
  picture: string | null
  /** Those within its texts, with the field of the text that names one first. */
  textPictures: ReadonlyMap<string, string>
  files: string[]
}

type Cleaned = Map<Language, RichText>

const required = (field: string): FieldRefusal => ({ field, rule: 'required' })

/** Whether the instant has gone by; no version can be wanted for then. */
export function isPast(publishAt: Date | null): boolean {
  return publishAt !== null && publishAt.getTime() <= Date.now()
}

function columnsOf(kind: PublicationKind, given: Given) {
  const { category, country, sourceUrl, documentNumber, issuedOn, publishAt } = given
  return {
    ...eventColumns(kind, given),
    category,
    country: country ?? null,
    source_url: sourceUrl ?? null,
    document_number: documentNumber ?? null,
    issued_on: issuedOn ?? null,
    publish_at: publishAt === undefined ? null : new Date(publishAt),
  }
}

/** Lines beside the text: where the Chinese has one, every language that is written has it. */
function linesOf({ sourceName, speaker, isOnline, place, fee }: Given) {
  return [
    ['sourceName', sourceName],
    ['speaker', speaker],
    // What is online is nowhere else.
    ['place', isOnline ? undefined : place],
    ['fee', fee],
  ] as const
}

/** The languages in which anything is written: none of it goes for want of the rest. */
function writtenLanguages(given: Given): Language[] {
  const { title, summary, content, pictureText } = given
  const parts = [title, summary, content, pictureText, ...linesOf(given).map(([, said]) => said)]
  return languages.filter(
    (language) => language === defaultLanguage || parts.some((part) => part?.[language] !== undefined),
  )
}

/** What the kind asks for. */
function kindFaults(kind: PublicationKind, given: Given): FieldRefusal[] {
  const { needsSource, isDocument, hasSpeaker } = kindSpec(kind)
  const { sourceName, sourceUrl, documentNumber, issuedOn, speaker } = given
  const hasSource = sourceName?.[defaultLanguage] !== undefined
  const isOfOthers = needsSource || sourceName !== undefined || sourceUrl !== undefined
  return [
    ...(isOfOthers && !hasSource ? [required(`sourceName.${defaultLanguage}`)] : []),
    ...(isDocument && documentNumber === undefined ? [required('documentNumber')] : []),
    ...(isDocument && issuedOn === undefined ? [required('issuedOn')] : []),
    ...(hasSpeaker && speaker?.[defaultLanguage] === undefined
      ? [required(`speaker.${defaultLanguage}`)]
      : []),
  ]
}

/** Of the pictures within a text. */
function figureFaults(field: string, { html }: RichText): FieldRefusal[] {
  const figures = figuresOf(readRichText(html))
  const isTold = figures.every(({ text }) => text.length <= longestPictureText)
  return [
    ...(figures.length > mostTextPictures
      ? [{ field, rule: 'tooManyPictures', values: { maximum: mostTextPictures } } as const]
      : []),
    ...(isTold ? [] : [{ field, rule: 'tooLong', values: { maximum: longestPictureText } } as const]),
  ]
}

/**
 * A language is written whole: with the lines beside the text that the Chinese has, with what the picture shows where
 * there is one.
 */
function languageFaults(language: Language, given: Given, content: RichText | undefined): FieldRefusal[] {
  const { title, summary, picture, pictureText } = given
  const faults: FieldRefusal[] = []
  if (title[language] === undefined) faults.push(required(`title.${language}`))
  if (summary[language] === undefined) faults.push(required(`summary.${language}`))
  if (!content) faults.push(required(`content.${language}`))
  if (content?.broken) {
    const values = { maximum: longestContent }
    faults.push({ field: `content.${language}`, rule: content.broken, values })
  }
  if (content) faults.push(...figureFaults(`content.${language}`, content))
  for (const [field, said] of linesOf(given)) {
    if (said?.[defaultLanguage] !== undefined && said[language] === undefined) {
      faults.push(required(`${field}.${language}`))
    }
  }
  if (picture !== undefined && pictureText?.[language] === undefined) {
    faults.push(required(`pictureText.${language}`))
  }
  return faults
}

function dayFaults({ issuedOn, publishAt }: Given): FieldRefusal[] {
  const faults: FieldRefusal[] = []
  if (issuedOn !== undefined && issuedOn > zoneToday()) faults.push({ field: 'issuedOn', rule: 'notFuture' })
  if (publishAt !== undefined && isPast(new Date(publishAt))) {
    faults.push({ field: 'publishAt', rule: 'notPast' })
  }
  return faults
}

function cleanedContents({ content }: Given): Cleaned {
  return new Map(
    languages.flatMap((language) => {
      const html = content[language]
      return html === undefined ? [] : [[language, cleanRichText(html, longestContent, { pictures: true })]]
    }),
  )
}

function textOf(language: Language, given: Given, cleaned: Cleaned): TextWritten {
  const { title, summary, pictureText } = given
  const lines = new Map<string, Partial<Record<Language, string>> | undefined>(linesOf(given))
  const { html, text } = cleaned.get(language)!
  return {
    language,
    title: title[language]!,
    summary: summary[language]!,
    content: html,
    content_text: text,
    source_name: lines.get('sourceName')?.[language] ?? null,
    speaker: lines.get('speaker')?.[language] ?? null,
    picture_text: pictureText?.[language] ?? null,
    place: lines.get('place')?.[language] ?? null,
    fee: lines.get('fee')?.[language] ?? null,
  }
}

/** A picture that stands in several texts is marked at the first of them, if it is nobody's to name. */
function textPicturesOf(cleaned: Cleaned): Map<string, string> {
  const pictures = new Map<string, string>()
  for (const [language, { html }] of cleaned) {
    for (const { picture } of figuresOf(readRichText(html))) {
      if (!pictures.has(picture)) pictures.set(picture, `content.${language}`)
    }
  }
  return pictures
}

/**
 * What an editor wrote of a version, cleaned; nothing of it is stored yet.
 *
 * @throws InputInvalid at each field that the kind, or a language that is written, asks otherwise
 */
export async function readWritten(
  { dictionaries }: Pick<Services, 'dictionaries'>,
  kind: PublicationKind,
  given: Given,
): Promise<Written> {
  const categories = await dictionaries.codesOf(kindSpec(kind).categories)
  const cleaned = cleanedContents(given)
  const written = writtenLanguages(given)
  const faults: FieldRefusal[] = [
    ...(categories.has(given.category) ? [] : [{ field: 'category', rule: 'notChoice' } as const]),
    ...kindFaults(kind, given),
    ...eventFaults(kind, given),
    ...written.flatMap((language) => languageFaults(language, given, cleaned.get(language))),
    ...dayFaults(given),
  ]
  if (faults.length > 0) throw new InputInvalid(faults)
  return {
    columns: columnsOf(kind, given),
    texts: written.map((language) => textOf(language, given, cleaned)),
    picture: given.picture ?? null,
    textPictures: textPicturesOf(cleaned),
    files: [...new Set(given.files)],
  }
}
