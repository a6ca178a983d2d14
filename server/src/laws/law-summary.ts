import { inLanguage, languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { LawDetails, LawVersion } from '@portal/protocol/laws/schemas.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Labels } from '../reference/door.ts'
import { type Amendment, unheldAfter } from '../text/amendments.ts'
import { chooseText } from '../text/choose-text.ts'
import { chooseTitle, type ShownTitle } from '../text/choose-title.ts'
import type { LawRow, TextRow, VersionRow } from './queries.ts'
import { isInForce, timelinessOn } from '@portal/protocol/laws/timeliness.ts'
import {
  dayBefore,
  inForceUntil,
  isEndRecorded,
  lawBeginsOn,
  wordingOn,
  wordingShown,
} from '@portal/protocol/laws/versions.ts'

/** How a reader wants to see a law. */
export interface Choice {
  /** Language of the text asked for. */
  asked?: Language | null | undefined
  /** The day whose wording is asked for; today's without it. */
  on?: string | null | undefined
  reader: Language
  labels: Labels
}

/** What a reader asks of a law, in the call's query. */
export interface ChoiceGiven {
  language?: Language | undefined
  on?: string | undefined
}

export async function choiceOf(
  { labels }: Services,
  { language, on }: ChoiceGiven,
  reader: Language,
): Promise<Choice> {
  return { asked: language, on, reader, labels: await labels.current() }
}

/** A law, the wording and the text of it that a reader gets. */
export interface ChosenText {
  law: LawRow
  version: VersionRow
  text: TextRow
  today: string
  /** The day asked for, where no wording had begun; today, where the law had all the same. */
  notHeldOn: string | null
  /** The same, where the law had been repealed by then. */
  repealedByOn: string | null
}

/** Finds the text a reader asks for; refuses when the law is not held. */
export function chooseWording(law: LawRow | undefined, choice: Choice): ChosenText {
  const { on } = choice
  const today = zoneToday()
  const version = law && wordingShown(law.versions, on ?? today)
  const text = version && chooseText(version.texts, choice)
  if (!law || !version || !text) throw new Refusal('notFound')
  return {
    law,
    version,
    text,
    today,
    notHeldOn: dayNotHeld(law, on, today),
    repealedByOn: on && law.repealed_on && law.repealed_on <= on ? on : null,
  }
}

/** Path of a wording, or of what it holds; an undated wording has the law's own. */
export function versionPath(
  law: LawRow,
  { in_force_from, version_on }: VersionRow,
  part: { language?: Language; article?: string | null | undefined } = {},
): string {
  return eliPath({
    work: law.address,
    on: in_force_from ?? version_on,
    language: part.language ?? null,
    article: part.article ?? null,
  })
}

/** The changes of a law after a wording and before the next one held, the earliest first. */
export function changesNotHeld(law: LawRow, version: VersionRow): Amendment[] {
  const named = [...law.versions.flatMap(({ texts }) => texts), ...law.titles]
  return unheldAfter({ ...law, titles: named.map(({ title }) => title) }, version)
}

/** Last day of a wording: before the next one that is held or known, or before the law was repealed. */
export function lastDay(law: LawRow, version: VersionRow): string | null {
  const until = inForceUntil(law.versions, law.versions.indexOf(version), law.repealed_on)
  const next = changesNotHeld(law, version)[0]?.inForceFrom
  if (next === undefined) return until
  return until !== null && until < next ? until : dayBefore(next)
}

export function lawVersion(law: LawRow, version: VersionRow): LawVersion {
  const held = new Set(version.texts.map(({ language }) => language))
  return {
    id: version.id,
    address: versionPath(law, version),
    versionOn: version.version_on,
    publishedOn: version.published_on,
    inForceFrom: version.in_force_from,
    inForceUntil: lastDay(law, version),
    isDayRecorded: version.is_day_recorded,
    isEndRecorded: isEndRecorded(law, version),
    daySource: version.day_source,
    notHeldAfter: changesNotHeld(law, version),
    retroactiveBy: version.retroactive_by,
    provisionDays: version.provision_days,
    languages: languages.filter((language) => held.has(language)),
  }
}

/**
 * First day of a wording, where it is recorded; else the law's own, where it is none of a later wording's. Null where
 * neither is known.
 */
export function effectiveOn(law: LawRow, version: VersionRow): string | null {
  if (version.is_day_recorded) return version.in_force_from
  const isOwn = version.version_on === null || (law.effective_on ?? '') <= version.version_on
  return isOwn ? law.effective_on : null
}

/** What a law is called, in a wording, to a reader. */
export function lawTitle(
  law: LawRow,
  { texts }: VersionRow,
  choice: { asked?: Language | null | undefined; reader: Language },
): ShownTitle {
  const shown = chooseTitle(texts, law.titles, choice)
  if (!shown) throw new Refusal('notFound')
  return shown
}

/** Short names in the language of a text. */
function shortTitlesIn(law: LawRow, { language, short_titles }: TextRow): string[] {
  const act = law.titles.find((title) => title.language === language)
  return [...new Set([...short_titles, ...(act?.short_titles ?? [])])]
}

export function firstDayOf(law: LawRow): string | null {
  return lawBeginsOn(law, law.versions.at(-1))
}

/** Whether a law has begun by a day, and no wording of that day is held. */
export function isWordingMissing(law: LawRow, day: string): boolean {
  const begunOn = firstDayOf(law)
  return wordingOn(law.versions, day) === null && begunOn !== null && begunOn <= day
}

/** The day asked for, where no wording had begun; today, where the law had all the same. */
function dayNotHeld(law: LawRow, on: string | null | undefined, today: string): string | null {
  if (on) return wordingOn(law.versions, on) ? null : on
  return isWordingMissing(law, today) ? today : null
}

/** A law's status on a day, by its first day, its repeal and what is recorded. */
export function lawTimeliness(law: LawRow, day: string): Timeliness {
  return timelinessOn({ ...law, begins_on: firstDayOf(law) }, day)
}

/** What every page of a law says of it. */
export function lawSummary(
  { law, version, text, today, notHeldOn, repealedByOn }: ChosenText,
  { asked, reader, labels }: Choice,
): Omit<LawDetails, 'units' | 'citedBy'> {
  const timeliness = lawTimeliness(law, today)
  const shown = lawVersion(law, version)
  const title = lawTitle(law, version, { asked, reader })
  return {
    id: law.id,
    address: eliPath({ work: law.address }),
    country: law.country,
    countryName: labels.of('COUNTRY', law.country, reader),
    kind: law.kind,
    number: law.number,
    category: labels.of('LAW_CATEGORY', law.category, reader),
    effectLevel: labels.of('LAW_EFFECT_LEVEL', law.effect_level, reader),
    publishDepartment: inLanguage(law.department_words, reader),
    timeliness,
    today,
    isInForceToday: isInForce(timeliness),
    adoptedOn: law.adopted_on,
    effectiveOn: effectiveOn(law, version),
    repealedOn: law.repealed_on,
    version: shown,
    isCurrent: version === wordingShown(law.versions, today) && !isWordingMissing(law, today),
    versions: law.versions.map((held) => (held === version ? shown : lawVersion(law, held))),
    notHeldOn,
    repealedByOn,
    sourceUrl: law.source_url,
    verifiedOn: law.verified_on,
    language: text.language,
    languages: shown.languages,
    title: title.title,
    titleLanguage: title.language,
    titleOrigin: title.origin,
    shortTitles: shortTitlesIn(law, text),
    isOriginal: text.is_original,
    isDigest: text.is_digest,
  }
}
