import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { isEndRecorded, wordingShown } from '@portal/protocol/laws/versions.ts'
import { wordingCited } from '@portal/protocol/laws/wording-cited.ts'
import type { Dated } from '@portal/protocol/laws/wording-said.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { namesInAllLanguages } from '../text/code-names.ts'
import { namesOf } from '../text/law-name.ts'
import { chooseText } from '../text/choose-text.ts'
import type { Cited } from './articles-named.ts'
import {
  changesNotHeld,
  firstDayOf,
  isWordingMissing,
  lastDay,
  lawTimeliness,
  lawTitle,
  versionPath,
} from './law-summary.ts'
import { lawsByIds, type LawRow, type VersionRow } from './queries.ts'

/** A law, or an article of one, with what a citation says of its year and wording. */
interface CitedAs extends Cited {
  named?: Dated
}

/** A law, or an article of one, as it stands on a day; in the wording that the citation names, where that is held. */
export interface CitedOn {
  country: string
  title: string
  titleLanguage: Language
  /** Keys of the names that it goes by in the wording of the day. */
  names: ReadonlySet<string>
  /** Its titles and short names, in any language, as they are written. */
  titles: readonly string[]
  /** Path of the wording meant, at the article where that has it; of the one shown for the day where that is not held. */
  address: string
  /** First day of that wording. */
  since: string | null
  timeliness: Timeliness
  /** First day that is recorded of the law. */
  begunOn: string | null
  repealedOn: string | null
  /** The law stood on the day, and no wording of that day is held. */
  isWordingMissing: boolean
  /** First day of the wording of the day, where that is known and not held. */
  laterFrom: string | null
  /** Whether it is not recorded if the law was amended between the wording's first day and the day. */
  isPerhapsAmended: boolean
  /** Where another wording than the day's is named: whether it is held, and of one that is its days. */
  otherWording: OtherWording | null
  /** No text of the wording is more than a digest. */
  isDigest: boolean
  /** As printed; null where the wording does not have the article, or is not held. */
  number: string | null
  /** First day of the article, where that is later than the day. */
  articleFrom: string | null
}

export interface OtherWording {
  isHeld: boolean
  /** It begins after the day. */
  isToCome: boolean
  inForceFrom: string | null
  /** The last day, or where that is not recorded the day before the next wording held. */
  inForceUntil: string | null
  isEndRecorded: boolean
}

interface Unit {
  text_id: string
  key: string
  number: string
}

/** Its names as they are written, and their keys. */
function namesOn({ number, titles }: LawRow, { texts }: VersionRow): Pick<CitedOn, 'names' | 'titles'> {
  const called = [...texts, ...titles].map(({ title, short_titles: shortTitles }) => ({ title, shortTitles }))
  return {
    names: new Set(namesInAllLanguages(namesOf({ titles: called, number }))),
    titles: called.flatMap(({ title, shortTitles }) => [title, ...shortTitles]),
  }
}

/** The wording that a citation means on a day; null where no text of it is held. */
function placeOf(law: LawRow | undefined, { named }: CitedAs, day: string) {
  const shown = law && wordingShown(law.versions, day)
  if (!law || !shown) return null
  const isNextHeld = (version: VersionRow) => changesNotHeld(law, version).length === 0
  const other = wordingCited({ ...law, isNextHeld }, named, day)
  const meant = other === undefined ? shown : other
  const version = meant ?? shown
  if (version.texts.length === 0) return null
  return { law, version, otherWording: meant === shown ? null : otherWordingOf(law, meant, day) }
}

function otherWordingOf(law: LawRow, version: VersionRow | null, day: string): OtherWording {
  return {
    isHeld: version !== null,
    isToCome: (version?.in_force_from ?? day) > day,
    inForceFrom: version?.in_force_from ?? null,
    inForceUntil: version && lastDay(law, version),
    isEndRecorded: version !== null && isEndRecorded(law, version),
  }
}

/** Laws and articles as they stand on a day, named in the reader's language where they are held in it. */
export async function citedOn(
  db: Database,
  cited: readonly CitedAs[],
  { day, reader }: { day: string; reader: Language },
): Promise<(CitedOn | null)[]> {
  if (cited.length === 0) return []
  const laws = await lawsByIds(db, [...new Set(cited.map(({ lawId }) => lawId))])
  const byId = new Map(laws.map((law) => [law.id, law]))
  const placed = cited.map((one) => placeOf(byId.get(one.lawId), one, day))
  const textIds = placed.flatMap((one) => one?.version.texts.map(({ id }) => id) ?? [])
  const keys = [...new Set(cited.flatMap(({ key }) => key ?? []))]
  const { rows } = await sql<Unit>`
    select text_id, key, number from law_unit
    where text_id = any(${textIds}::uuid[]) and key = any(${keys}) and kind = 'article'`.execute(db)
  const units = new Map(rows.map((unit) => [`${unit.text_id} ${unit.key}`, unit]))
  return cited.map(({ key }, at) => {
    const found = placed[at]
    if (!found) return null
    const { law, version, otherWording } = found
    const title = lawTitle(law, version, { reader })
    // Where the wording named is not held, the article of another one would be taken for its.
    const isOther = otherWording?.isHeld === false
    const holding = isOther ? [] : version.texts.filter(({ id }) => units.has(`${id} ${key}`))
    const text = chooseText(holding, { reader })
    const provision = version.provision_days.find(({ articles }) => key !== null && articles.includes(key))
    const later = changesNotHeld(law, version).findLast(({ inForceFrom }) => inForceFrom <= day)
    return {
      country: law.country,
      title: title.title,
      titleLanguage: title.language,
      ...namesOn(law, version),
      address: versionPath(law, version, text ? { article: key } : {}),
      since: version.is_day_recorded ? version.in_force_from : null,
      timeliness: lawTimeliness(law, day),
      begunOn: firstDayOf(law),
      repealedOn: law.repealed_on,
      isWordingMissing: isWordingMissing(law, day),
      laterFrom: later?.inForceFrom ?? null,
      isPerhapsAmended: !otherWording && !isEndRecorded(law, version),
      otherWording,
      isDigest: version.texts.every(({ is_digest: isDigest }) => isDigest),
      number: text ? units.get(`${text.id} ${key}`)!.number : null,
      articleFrom: provision && provision.inForceFrom > day ? provision.inForceFrom : null,
    }
  })
}
