import { inLanguage, languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { LawDetails, LawVersion } from '@portal/protocol/laws/schemas.ts'
import { Refusal } from '../kernel/refusal.ts'
import { todayInShanghai } from '../kernel/today.ts'
import type { Labels } from '../reference/labels.ts'
import { chooseText } from '../text/choose-text.ts'
import type { LawRow, TextRow, VersionRow } from './queries.ts'
import { isInForce, timelinessOn } from './timeliness.ts'
import { inForceUntil, wordingOn, wordingShown } from './versions.ts'

/** How a reader wants to see a law. */
export interface Choice {
  /** Language of the text asked for. */
  asked?: Language | null | undefined
  /** The day whose wording is asked for; today's without it. */
  on?: string | null | undefined
  reader: Language
  labels: Labels
}

/** A law, the wording and the text of it that a reader gets. */
export interface ChosenText {
  law: LawRow
  version: VersionRow
  text: TextRow
  today: string
  /** The day asked for, where no wording had begun. */
  notHeldOn: string | null
}

/** Finds the text a reader asks for; refuses when the law is not held. */
export function chooseWording(law: LawRow | undefined, choice: Choice): ChosenText {
  const { on } = choice
  const today = todayInShanghai()
  const version = law && wordingShown(law.versions, on ?? today)
  const text = version && chooseText(version.texts, choice)
  if (!law || !version || !text) throw new Refusal('notFound')
  return { law, version, text, today, notHeldOn: on && !wordingOn(law.versions, on) ? on : null }
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

export function lawVersion(law: LawRow, version: VersionRow): LawVersion {
  const held = new Set(version.texts.map(({ language }) => language))
  return {
    id: version.id,
    address: versionPath(law, version),
    versionOn: version.version_on,
    inForceFrom: version.in_force_from,
    inForceUntil: inForceUntil(law.versions, law.versions.indexOf(version), law.repealed_on),
    languages: languages.filter((language) => held.has(language)),
  }
}

/** What every page of a law says of it. */
export function lawSummary(
  { law, version, text, today, notHeldOn }: ChosenText,
  { reader, labels }: Choice,
): Omit<LawDetails, 'units' | 'citedBy'> {
  const timeliness = timelinessOn(law, today)
  const shown = lawVersion(law, version)
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
    effectiveOn: law.effective_on,
    repealedOn: law.repealed_on,
    version: shown,
    isCurrent: version === wordingShown(law.versions, today),
    versions: law.versions.map((held) => (held === version ? shown : lawVersion(law, held))),
    notHeldOn,
    sourceUrl: law.source_url,
    verifiedOn: law.verified_on,
    language: text.language,
    languages: shown.languages,
    title: text.title,
    shortTitles: text.short_titles,
    isOriginal: text.is_original,
    isDigest: text.is_digest,
  }
}
