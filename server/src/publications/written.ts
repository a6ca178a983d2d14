import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { figuresOf, readRichText } from '@portal/protocol/kernel/rich-text-blocks.ts'
import {
  longestContent,
  longestPictureText,
  mostTextPictures,
} from '@portal/protocol/publications/constants.ts'
import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { linesOf, writtenLanguages } from '@portal/protocol/publications/unfinished.ts'
import { InputInvalid, type FieldRefusal } from '../kernel/refusal.ts'
import { cleanRichText, type RichText } from '../kernel/rich-text.ts'
import type { Services } from '../kernel/services.ts'
import type { Given } from './given.ts'
import { eventColumns } from './written-event.ts'

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
  is_held_back: boolean
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

function columnsOf(kind: PublicationKind, given: Given) {
  const { category, country, sourceUrl, documentNumber, issuedOn, publishAt } = given
  return {
    ...eventColumns(kind, given),
    category: category ?? '',
    country: country ?? null,
    source_url: sourceUrl ?? null,
    document_number: documentNumber ?? null,
    issued_on: issuedOn ?? null,
    publish_at: publishAt === undefined ? null : new Date(publishAt),
  }
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

/** Of a text that is written: whether it may stand so at all. */
function textFaults(language: Language, content: RichText): FieldRefusal[] {
  const field = `content.${language}`
  const values = { maximum: longestContent }
  return [
    ...(content.broken ? [{ field, rule: content.broken, values }] : []),
    ...figureFaults(field, content),
  ]
}

/** Those that say anything. */
function cleanedContents({ content }: Given): Cleaned {
  return new Map(
    languages.flatMap((language) => {
      const html = content?.[language]
      const clean = html === undefined ? null : cleanRichText(html, longestContent, { pictures: true })
      return clean && clean.broken !== 'required' ? [[language, clean]] : []
    }),
  )
}

const isHeldBack = ({ heldBack = [] }: Given, language: Language) =>
  heldBack.some((held) => held === language)

function textOf(language: Language, given: Given, cleaned: Cleaned): TextWritten {
  const { title, summary, pictureText } = given
  const lines = new Map<string, Partial<Record<Language, string>> | undefined>(linesOf(given))
  const content = cleaned.get(language)
  return {
    language,
    title: title[language] ?? '',
    summary: summary?.[language] ?? '',
    content: content?.html ?? '',
    content_text: content?.text ?? '',
    source_name: lines.get('sourceName')?.[language] ?? null,
    speaker: lines.get('speaker')?.[language] ?? null,
    picture_text: pictureText?.[language] ?? null,
    place: lines.get('place')?.[language] ?? null,
    fee: lines.get('fee')?.[language] ?? null,
    is_held_back: isHeldBack(given, language),
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
 * What an editor wrote of a version, cleaned; nothing of it is stored yet. What is still missing is told when it is
 * handed in (`unready.ts`).
 *
 * @throws InputInvalid at each field that may not stand in a draft either
 */
export async function readWritten(
  { dictionaries }: Pick<Services, 'dictionaries'>,
  kind: PublicationKind,
  given: Given,
): Promise<Written> {
  const { category } = given
  const cleaned = cleanedContents(given)
  const isKnown =
    category === undefined || (await dictionaries.codesOf(kindSpec(kind).categories)).has(category)
  const faults: FieldRefusal[] = [
    ...(isKnown ? [] : [{ field: 'category', rule: 'notChoice' } as const]),
    ...[...cleaned].flatMap(([language, content]) => textFaults(language, content)),
  ]
  if (faults.length > 0) throw new InputInvalid(faults)
  // A text of no words is none; one that is held back is kept as that before it is begun.
  const content = Object.fromEntries([...cleaned].map(([language, { html }]) => [language, html]))
  const written = writtenLanguages({ ...given, content })
  return {
    columns: columnsOf(kind, given),
    texts: languages
      .filter((language) => written.includes(language) || isHeldBack(given, language))
      .map((language) => textOf(language, given, cleaned)),
    picture: given.picture ?? null,
    textPictures: textPicturesOf(cleaned),
    files: [...new Set(given.files)],
  }
}
