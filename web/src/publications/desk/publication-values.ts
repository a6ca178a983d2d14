import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { DeskVersion, PublicationWritten } from '@portal/protocol/publications/schemas.ts'
import { unreadyIn } from '@portal/protocol/publications/unfinished.ts'
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
    'summary.zh': version?.summary?.zh ?? '',
    'summary.en': version?.summary?.en ?? '',
    'summary.ru': version?.summary?.ru ?? '',
    'content.zh': version?.content?.zh ?? '',
    'content.en': version?.content?.en ?? '',
    'content.ru': version?.content?.ru ?? '',
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
    heldBack: version?.heldBack ?? [],
    publishAt: zoneMoment(version?.publishAt),
    /** Translations that hold as they are, though the Chinese was changed. */
    stillRight: [] as Language[],
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

/**
 * Translations that were held to be right still where somebody else saved meanwhile: none, once the Chinese is not what
 * they were held against.
 *
 * @param begun what both began with; null where that is not known
 */
export function stillRightBeside(
  { stillRight }: PublicationValues,
  begun: PublicationValues | null,
  theirs: PublicationValues,
): Language[] {
  const isSame = begun !== null && textsIn('zh').every((name) => begun[name] === theirs[name])
  return isSame ? stillRight : []
}

/** Fields that a draft of the kind may lack, and that it is not handed in without. */
export function askedOf(kind: PublicationKind): ValueName[] {
  const { isDocument, hasSpeaker, needsSource, isEvent } = kindSpec(kind)
  return [
    'summary.zh',
    'content.zh',
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

type Found = Partial<Record<ValueName, FieldRule>>

/** Times that cannot be read, and would be left out unseen. */
export function unreadIn(values: PublicationValues): Found {
  const unread = moments.filter((name) => values[name] !== '' && !isMoment(values[name]))
  return Object.fromEntries(unread.map((name) => [name, 'invalid']))
}

/** What is written, each field under its path. */
function writtenIn(kind: PublicationKind, values: PublicationValues): PublicationWritten {
  const out: readonly string[] = [...leftOutOf(kind, values), ...Object.keys(unreadIn(values))]
  const written: Record<string, unknown> = { title: {} }
  for (const [name, value] of Object.entries(values)) {
    if (out.includes(name) || saysNothing(value)) continue
    const [field = '', language] = name.split('.')
    written[field] =
      language === undefined ? value : { ...(written[field] as object | undefined), [language]: value }
  }
  return written as unknown as PublicationWritten
}

/** Why what is typed could not be handed in. */
export function problemsIn(kind: PublicationKind, values: PublicationValues): Found {
  const unready = unreadyIn(kind, writtenIn(kind, values))
  return { ...Object.fromEntries(unready.map(({ field, rule }) => [field, rule])), ...unreadIn(values) }
}
