import { defaultLanguage, languages, type Language } from '../kernel/languages.ts'
import type { FieldRule } from '../kernel/rules.ts'
import { zoneToday } from '../kernel/today.ts'
import { kindSpec, type PublicationKind } from './kinds.ts'
import type { PublicationWritten } from './schemas.ts'

/** Why a draft cannot be handed in yet: a field, and the rule that it breaks. */
export interface Unfinished {
  field: string
  rule: FieldRule
}

type InLanguages = PublicationWritten['sourceName']

const required = (field: string): Unfinished => ({ field, rule: 'required' })

const lacks = (field: string, said: InLanguages, language: Language = defaultLanguage) =>
  said?.[language] === undefined ? [required(`${field}.${language}`)] : []

/** Lines beside the text: where the Chinese has one, every language that is written has it. */
export function linesOf({ sourceName, speaker, isOnline, place, fee }: PublicationWritten) {
  return [
    ['sourceName', sourceName],
    ['speaker', speaker],
    // What is online is nowhere else.
    ['place', isOnline ? undefined : place],
    ['fee', fee],
  ] as const
}

/** The languages in which anything is written, and Chinese: none of it goes for want of the rest. */
export function writtenLanguages(written: PublicationWritten): Language[] {
  const { title, summary, content, pictureText } = written
  const parts = [title, summary, content, pictureText, ...linesOf(written).map(([, said]) => said)]
  return languages.filter(
    (language) => language === defaultLanguage || parts.some((part) => part?.[language] !== undefined),
  )
}

/** What the kind asks for. */
function ofKind(kind: PublicationKind, written: PublicationWritten): Unfinished[] {
  const { needsSource, isDocument, hasSpeaker } = kindSpec(kind)
  const { category, sourceName, sourceUrl, documentNumber, issuedOn, speaker } = written
  const isOfOthers = needsSource || languages.some((one) => sourceName?.[one]) || sourceUrl !== undefined
  return [
    ...(category === undefined ? [required('category')] : []),
    ...(isOfOthers ? lacks('sourceName', sourceName) : []),
    ...(isDocument && documentNumber === undefined ? [required('documentNumber')] : []),
    ...(isDocument && issuedOn === undefined ? [required('issuedOn')] : []),
    ...(hasSpeaker ? lacks('speaker', speaker) : []),
  ]
}

/**
 * It begins before it ends, is not applied for once it has begun, appears while it can be applied for, and takes place
 * online or somewhere.
 */
function ofEvent(written: PublicationWritten): Unfinished[] {
  const { startsAt, endsAt, applyUntil, publishAt, isOnline, place } = written
  const [begins, ends, closes, appears] = [startsAt, endsAt, applyUntil ?? startsAt, publishAt].map((at) =>
    Date.parse(at ?? ''),
  )
  return [
    ...(startsAt === undefined ? [required('startsAt')] : []),
    ...(endsAt === undefined ? [required('endsAt')] : []),
    ...(ends! <= begins! ? [{ field: 'endsAt', rule: 'notBeforeStart' } as const] : []),
    ...(closes! > begins! ? [{ field: 'applyUntil', rule: 'notAfterStart' } as const] : []),
    ...(appears! >= closes! ? [{ field: 'publishAt', rule: 'beforeDeadline' } as const] : []),
    ...(isOnline ? [] : lacks('place', place)),
  ]
}

/**
 * A language is written whole: with the lines beside the text that the Chinese has or has to have, with what the
 * picture shows where there is one.
 */
function ofLanguage(
  language: Language,
  written: PublicationWritten,
  asked: readonly Unfinished[],
): Unfinished[] {
  const { title, summary, content, picture, pictureText } = written
  const isAsked = (line: string) => asked.some(({ field }) => field === `${line}.${defaultLanguage}`)
  const lines = linesOf(written).filter(
    ([line, said]) => said?.[defaultLanguage] !== undefined || isAsked(line),
  )
  return [
    ...lacks('title', title, language),
    ...lacks('summary', summary, language),
    ...lacks('content', content, language),
    ...lines.flatMap(([field, said]) => lacks(field, said, language)),
    ...(picture === undefined ? [] : lacks('pictureText', pictureText, language)),
  ]
}

/** What readers would miss in a version of a kind, or find wrong: nobody may approve it so. */
export function unfinishedIn(kind: PublicationKind, written: PublicationWritten): Unfinished[] {
  const asked = [...ofKind(kind, written), ...(kindSpec(kind).isEvent ? ofEvent(written) : [])]
  const told = [
    ...asked,
    ...writtenLanguages(written)
      // What does not appear with it may be unfinished.
      .filter((language) => !written.heldBack?.some((held) => held === language))
      .flatMap((language) => ofLanguage(language, written, asked)),
  ]
  // What the kind asks for is told of the Chinese once.
  return [...new Map(told.map((one) => [one.field, one])).values()]
}

/** Whether the instant has gone by; no version can be wanted for then. */
export const isPast = (publishAt: string | undefined) =>
  publishAt !== undefined && Date.parse(publishAt) <= Date.now()

/** The same of a version that is handed in today. */
export function unreadyIn(kind: PublicationKind, written: PublicationWritten): Unfinished[] {
  const { issuedOn, publishAt } = written
  return [
    ...unfinishedIn(kind, written),
    ...(issuedOn !== undefined && issuedOn > zoneToday()
      ? [{ field: 'issuedOn', rule: 'notFuture' } as const]
      : []),
    ...(isPast(publishAt) ? [{ field: 'publishAt', rule: 'notPast' } as const] : []),
  ]
}
