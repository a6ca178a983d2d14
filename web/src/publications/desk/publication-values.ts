import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { saysNothing } from '../../app/forms/check-fields.ts'
import { isMoment, zoneMoment } from '../../app/forms/moment.ts'

/** The picture that a version has, as its field shows it. */
function pictureOf({ picture, shownPicture }: DeskVersion): FileInfo | null {
  const smallest = shownPicture?.sources[0]
  if (picture === undefined || !smallest) return null
  return { id: picture, name: shownPicture.text, mediaType: 'image/webp', size: 0, url: smallest.path }
}

/** What the form begins with: a version as it is written, or nothing yet. */
export function valuesOf(version: DeskVersion | null) {
  return {
    /** Of the version that was read before. */
    revision: version?.revision ?? 0,
    'title.zh': version?.title.zh ?? '',
    'title.en': version?.title.en ?? '',
    'title.ru': version?.title.ru ?? '',
    'summary.zh': version?.summary.zh ?? '',
    'summary.en': version?.summary.en ?? '',
    'summary.ru': version?.summary.ru ?? '',
    'content.zh': version?.content.zh ?? '',
    'content.en': version?.content.en ?? '',
    'content.ru': version?.content.ru ?? '',
    category: version?.category ?? '',
    country: version?.country ?? '',
    'sourceName.zh': version?.sourceName?.zh ?? '',
    'sourceName.en': version?.sourceName?.en ?? '',
    'sourceName.ru': version?.sourceName?.ru ?? '',
    sourceUrl: version?.sourceUrl ?? '',
    documentNumber: version?.documentNumber ?? '',
    issuedOn: version?.issuedOn ?? '',
    'speaker.zh': version?.speaker?.zh ?? '',
    'speaker.en': version?.speaker?.en ?? '',
    'speaker.ru': version?.speaker?.ru ?? '',
    picture: version && pictureOf(version),
    'pictureText.zh': version?.pictureText?.zh ?? '',
    'pictureText.en': version?.pictureText?.en ?? '',
    'pictureText.ru': version?.pictureText?.ru ?? '',
    files: version?.shownFiles ?? [],
    publishAt: zoneMoment(version?.publishAt),
  }
}

export type PublicationValues = ReturnType<typeof valuesOf>

type ValueName = keyof PublicationValues

/** What may be kept on the device: no files. */
export const keptFields = (Object.keys(valuesOf(null)) as ValueName[]).filter(
  (name) => name !== 'picture' && name !== 'files',
)

const inEvery = <Field extends string>(field: Field) =>
  languages.map((language): `${Field}.${Language}` => `${field}.${language}`)

export const textsIn = (language: Language) =>
  [`title.${language}`, `summary.${language}`, `content.${language}`] as const

/** Whether anything is written in a language. Chinese always is, or will be. */
function isWritten(values: PublicationValues, language: Language): boolean {
  const picture = values.picture ? ([`pictureText.${language}`] as const) : []
  const names: ValueName[] = [
    ...textsIn(language),
    `sourceName.${language}`,
    `speaker.${language}`,
    ...picture,
  ]
  return language === 'zh' || names.some((name) => !saysNothing(values[name]))
}

/** Fields that the schema lets be empty, or takes of some kinds alone, and that this kind never lacks. */
export function askedOf(kind: PublicationKind): ValueName[] {
  const { isDocument, hasSpeaker, needsSource } = kindSpec(kind)
  return [
    'category',
    ...(needsSource ? (['sourceName.zh'] as const) : []),
    ...(isDocument ? (['documentNumber', 'issuedOn'] as const) : []),
    ...(hasSpeaker ? (['speaker.zh'] as const) : []),
  ]
}

/** Fields that are neither checked nor sent: of other kinds, of a picture that is not there. */
export function leftOutOf(kind: PublicationKind, values: PublicationValues): ValueName[] {
  const { isDocument, hasSpeaker } = kindSpec(kind)
  return [
    ...(isDocument ? [] : (['documentNumber', 'issuedOn'] as const)),
    ...(hasSpeaker ? [] : inEvery('speaker')),
    ...(values.picture ? [] : inEvery('pictureText')),
  ]
}

/**
 * What no field shows alone: a language is written whole or not at all, with whose text it is and who speaks where the
 * Chinese says so, and with words for the picture.
 */
export function problemsIn(values: PublicationValues): Partial<Record<ValueName, FieldRule>> {
  const named = (['sourceName', 'speaker'] as const).filter((field) => !saysNothing(values[`${field}.zh`]))
  const needed = languages
    .filter((language) => isWritten(values, language))
    .flatMap((language): ValueName[] => [
      ...textsIn(language),
      ...named.map((field) => `${field}.${language}` as const),
      ...(values.picture ? [`pictureText.${language}` as const] : []),
    ])
  const hasAddressAlone = !saysNothing(values.sourceUrl) && saysNothing(values['sourceName.zh'])
  const lacking = needed.filter((name) => saysNothing(values[name]))
  const isUnread = values.publishAt !== '' && !isMoment(values.publishAt)
  return {
    ...Object.fromEntries(lacking.map((name) => [name, 'required'])),
    ...(hasAddressAlone && { 'sourceName.zh': 'required' }),
    ...(isUnread && { publishAt: 'invalid' }),
  }
}
