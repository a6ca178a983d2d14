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

/** The pictures within a version's texts, as their fields show them. */
export function textPicturesIn(version: DeskVersion | null) {
  return (version?.textPictures ?? []).flatMap(({ id, sources: [smallest] }) =>
    smallest ? [{ id, address: smallest.path }] : [],
  )
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
    startsAt: zoneMoment(version?.startsAt),
    endsAt: zoneMoment(version?.endsAt),
    applyUntil: zoneMoment(version?.applyUntil),
    seats: version?.seats?.toString() ?? '',
    isOnline: version?.isOnline ?? false,
    joinUrl: version?.joinUrl ?? '',
    heldIn: version?.heldIn ?? [],
    certificateHours: version?.certificateHours?.toString() ?? '',
    'place.zh': version?.place?.zh ?? '',
    'place.en': version?.place?.en ?? '',
    'place.ru': version?.place?.ru ?? '',
    'fee.zh': version?.fee?.zh ?? '',
    'fee.en': version?.fee?.en ?? '',
    'fee.ru': version?.fee?.ru ?? '',
    workDays: version?.workDays?.toString() ?? '',
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

/** Lines beside the text: where the Chinese has one, every language that is written has it. */
const lines = ['sourceName', 'speaker', 'place', 'fee'] as const

/** Whether anything is written in a language. Chinese always is, or will be. */
function isWritten(values: PublicationValues, language: Language): boolean {
  const picture = values.picture ? ([`pictureText.${language}`] as const) : []
  const names: ValueName[] = [
    ...textsIn(language),
    ...lines.map((line) => `${line}.${language}` as const),
    ...picture,
  ]
  return language === 'zh' || names.some((name) => !saysNothing(values[name]))
}

/** Fields that the schema lets be empty, or takes of some kinds alone, and that this kind never lacks. */
export function askedOf(kind: PublicationKind): ValueName[] {
  const { isDocument, hasSpeaker, needsSource, isEvent } = kindSpec(kind)
  return [
    'category',
    ...(needsSource ? (['sourceName.zh'] as const) : []),
    ...(isDocument ? (['documentNumber', 'issuedOn'] as const) : []),
    ...(hasSpeaker ? (['speaker.zh'] as const) : []),
    ...(isEvent ? (['startsAt', 'endsAt', 'place.zh'] as const) : []),
  ]
}

const moments = ['startsAt', 'endsAt', 'applyUntil', 'publishAt'] as const

/** Fields of what takes place, but where. */
const eventFields = [
  'startsAt',
  'endsAt',
  'applyUntil',
  'seats',
  'isOnline',
  'joinUrl',
  'heldIn',
  'certificateHours',
] as const

/** Fields that are neither checked nor sent: of other kinds, of a picture that is not there. */
export function leftOutOf(kind: PublicationKind, values: PublicationValues): ValueName[] {
  const { isDocument, hasSpeaker, isEvent, isProduct } = kindSpec(kind)
  const hasPlace = isEvent && !values.isOnline
  return [
    ...(isEvent ? [] : eventFields),
    ...(hasPlace ? [] : inEvery('place')),
    ...(values.isOnline ? [] : (['joinUrl'] as const)),
    ...(isEvent || isProduct ? [] : inEvery('fee')),
    ...(isProduct ? [] : (['workDays'] as const)),
    ...(isDocument ? [] : (['documentNumber', 'issuedOn'] as const)),
    ...(hasSpeaker ? [] : inEvery('speaker')),
    ...(values.picture ? [] : inEvery('pictureText')),
  ]
}

/**
 * What no field shows alone: a language is written whole or not at all, with the lines beside the text that the Chinese
 * has, and with words for the picture.
 */
export function problemsIn(values: PublicationValues): Partial<Record<ValueName, FieldRule>> {
  const named = lines.filter((field) => !saysNothing(values[`${field}.zh`]))
  const needed = languages
    .filter((language) => isWritten(values, language))
    .flatMap((language): ValueName[] => [
      ...textsIn(language),
      ...named.map((field) => `${field}.${language}` as const),
      ...(values.picture ? [`pictureText.${language}` as const] : []),
    ])
  const hasAddressAlone = !saysNothing(values.sourceUrl) && saysNothing(values['sourceName.zh'])
  const lacking = needed.filter((name) => saysNothing(values[name]))
  const unread = moments.filter((name) => values[name] !== '' && !isMoment(values[name]))
  return {
    ...Object.fromEntries(lacking.map((name) => [name, 'required'])),
    ...(hasAddressAlone && { 'sourceName.zh': 'required' }),
    ...Object.fromEntries(unread.map((name) => [name, 'invalid'])),
  }
}
