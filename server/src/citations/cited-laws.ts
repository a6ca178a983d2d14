import type { Language } from '@portal/protocol/kernel/languages.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { isEndRecorded, wordingOn, wordingShown } from '@portal/protocol/laws/versions.ts'
import { wordingCited } from '@portal/protocol/laws/wording-cited.ts'
import type { Dated } from '@portal/protocol/laws/wording-said.ts'
import { unheldAfter } from '../text/amendments.ts'

interface CitedVersion {
  id: string
  version_on: string | null
  in_force_from: string | null
  is_day_recorded: boolean
  /** No text of it is whole. */
  is_digest: boolean
}

interface CitedLaw {
  address: string
  country: string
  kind: string
  adopted_on: string | null
  repealed_on: string | null
  titles: string[]
  /** Newest first. */
  versions: CitedVersion[]
}

interface Body {
  version_id: string
  language: Language
  is_original: boolean
  is_digest: boolean
  key: string
  body: string
}

/** An article, or a law as a whole, as a text of some day cites it. */
export interface LawCited {
  id: string
  articleKey: string | null
  /** Day of the citing text; null: not known, today is taken. */
  day: string | null
  /** What it says of the year and the wording; nothing without it. */
  named?: Dated
}

export interface LawFound {
  /** Path of that wording; of the citing text's day, where it is not held. */
  address: string
  /**
   * The wording that the text names, else the one in force on its day; where that is not held, the one shown for the
   * day.
   */
  version: CitedVersion | null
  /** Whether the wording meant is held. */
  isHeld: boolean
  /** Whether it is not recorded if the wording had been amended by the citing text's day: of China's laws it is. */
  isPerhapsAmended: boolean
  changedOn: string | null
}

/** Where citations of laws lead, and since when what they cite reads otherwise: two queries for any number. */
export async function findCitedLaws(db: Database, cited: readonly LawCited[]): Promise<(LawFound | null)[]> {
  if (cited.length === 0) return []
  const today = zoneToday()
  const laws = await lawsCited(db, [...new Set(cited.map(({ id }) => id))])
  const placed = cited.map(({ id, articleKey, day, named }) => {
    const law = laws.get(id)
    const shown = law && wordingShown(law.versions, day ?? today)
    const current = law && wordingShown(law.versions, today)
    if (!law || !shown || !current) return null
    const isNextHeld = (version: CitedVersion) => unheldAfter(law, version).length === 0
    const meant = wordingCited({ ...law, isNextHeld }, named, day ?? today)
    // Where no wording of the day is held, the page is asked for the day and says so.
    const isOfDay = meant === undefined && (day === null || wordingOn(law.versions, day) !== null)
    const version = meant ?? shown
    return {
      law,
      id,
      articleKey,
      version,
      current,
      day,
      isHeld: isOfDay || Boolean(meant),
      isPerhapsAmended: isOfDay && !isEndRecorded(law, version),
    }
  })
  const outdated = placed.filter(
    (one) => one !== null && one.articleKey !== null && one.version !== one.current,
  )
  const bodies = await bodiesOf(db, outdated as { id: string; articleKey: string | null }[])
  return placed.map((one) => {
    if (!one) return null
    const { law, version, current, articleKey, isHeld, isPerhapsAmended } = one
    const shownOn = version === current ? null : (version.in_force_from ?? version.version_on)
    const on = isHeld ? shownOn : one.day
    const anchor = articleKey === null ? '' : `#art-${encodeURIComponent(articleKey)}`
    return {
      address: eliPath({ work: law.address, on }) + anchor,
      version,
      isHeld,
      isPerhapsAmended,
      changedOn: version === current ? null : changedOn(law.versions, one, bodies),
    }
  })
}

async function lawsCited(db: Database, ids: string[]): Promise<Map<string, CitedLaw>> {
  const { rows } = await sql<CitedLaw & { id: string }>`
    select law.id, law.address, law.country, law.kind, law.adopted_on, law.repealed_on,
      array(select distinct law_text.title from law_text join law_version as held on held.id = law_text.version_id
        where held.law_id = law.id) as titles,
      jsonb_agg(jsonb_build_object('id', law_version.id, 'version_on', version_on,
      'in_force_from', in_force_from, 'is_day_recorded', is_day_recorded,
      'is_digest', not exists (select from law_text where version_id = law_version.id and not is_digest))
      order by in_force_from desc nulls last, version_on desc nulls last, law_version.created_at desc) as versions
    from law join law_version on law_version.law_id = law.id
    where law.id = any(${ids}::uuid[]) group by law.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Bodies of articles in every wording of their laws, by wording and key. */
async function bodiesOf(
  db: Database,
  cited: readonly { id: string; articleKey: string | null }[],
): Promise<Map<string, Body[]>> {
  if (cited.length === 0) return new Map()
  const ids = [...new Set(cited.map(({ id }) => id))]
  const keys = [...new Set(cited.map(({ articleKey }) => articleKey ?? ''))]
  const { rows } = await sql<Body>`
    select law_text.version_id, law_text.language, law_text.is_original, law_text.is_digest,
      law_unit.key, law_unit.body
    from law_version join law_text on law_text.version_id = law_version.id
    join law_unit on law_unit.text_id = law_text.id
    where law_version.law_id = any(${ids}::uuid[]) and law_unit.key = any(${keys})
      and law_unit.kind = 'article'`.execute(db)
  return Map.groupBy(rows, ({ version_id, key }) => `${version_id} ${key}`)
}

/** The first day of the first later wording in force by today in which the article reads otherwise. */
function changedOn(
  versions: readonly CitedVersion[],
  {
    version,
    current,
    articleKey,
  }: { version: CitedVersion; current: CitedVersion; articleKey: string | null },
  bodies: ReadonlyMap<string, Body[]>,
): string | null {
  const cited = bodies.get(`${version.id} ${articleKey}`)
  if (!cited) return null
  const [from, to] = [versions.indexOf(version), versions.indexOf(current)]
  const later = versions.slice(to, from).toReversed()
  const other = later.find(({ id, is_digest: isDigest }) => {
    const read = bodies.get(`${id} ${articleKey}`)
    // A digest lacks articles that the law has.
    return read ? !isSame(cited, read) : !isDigest
  })
  return other?.in_force_from ?? other?.version_on ?? null
}

/** Compared in the original where both have it, else in a language of both; a digest with a digest alone. */
function isSame(one: readonly Body[], other: readonly Body[]): boolean {
  const pairs = one.flatMap((text) => {
    const match = other.find(
      ({ language, is_digest: isDigest }) => language === text.language && isDigest === text.is_digest,
    )
    return match
      ? [{ isOriginal: text.is_original && match.is_original, isSame: text.body === match.body }]
      : []
  })
  return (pairs.find(({ isOriginal }) => isOriginal) ?? pairs[0])?.isSame ?? true
}

/** The path of a case on this site. */
export function casePath(id: string, anchor?: string): string {
  return `/legal/details?type=case&id=${id}${anchor ? `#${anchor}` : ''}`
}
