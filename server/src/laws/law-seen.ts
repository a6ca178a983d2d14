import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import { wordingShown } from '@portal/protocol/laws/versions.ts'
import type { Database } from '../kernel/database/store.ts'
import { alignArticles } from './compare/align-articles.ts'
import { comparedWith } from './latest-changes.ts'
import { lawTimeliness, lawTitle } from './law-summary.ts'
import { findLawById, unitsOf, type LawRow, type VersionRow } from './queries.ts'

/** A law as somebody who follows it has seen it last. */
export interface LawSeen {
  /** Ids of its versions, the newest first. */
  versions: string[]
  /** The version shown on that day. */
  shown: string
  timeliness: Timeliness
  /** Key of the article that is followed, in the version shown; null for the law as a whole. */
  article: string | null
}

/** What becomes of a law that is followed: a new version, a version begins, the law comes into force, it ends. */
export type SeenChange = 'version' | 'begun' | 'inForce' | 'repealed'

interface ChangeOfLaw {
  change: SeenChange
  /** Path of the comparison, else of the law or the article. */
  path: string
}

type Followed = Pick<LawSeen, 'article'>

function seenOn(day: string, law: LawRow, shown: VersionRow, { article }: Followed): LawSeen {
  return {
    versions: law.versions.map(({ id }) => id),
    shown: shown.id,
    timeliness: lawTimeliness(law, day),
    article,
  }
}

/** The articles of the texts of two versions in a language that both are held in. */
async function articlesOfBoth(db: Database, before: VersionRow, after: VersionRow) {
  const text = after.texts.find(({ language }) => before.texts.some((one) => one.language === language))
  const older = before.texts.find(({ language }) => language === text?.language)
  if (!text || !older) return null
  const units = (await unitsOf(db, [older.id, text.id])).filter(({ kind }) => kind === 'article')
  const [of, to] = [older.id, text.id].map((id) =>
    units
      .filter((unit) => unit.text_id === id)
      .map(({ key, heading, body }) => ({ key: key ?? '', heading, text: body ?? '' })),
  )
  return of && to ? { of, to } : null
}

/** What became of an article from one version to another: whether it reads otherwise, and the key it has there. */
async function articleAfter(
  db: Database,
  before: VersionRow,
  after: VersionRow,
  key: string,
): Promise<{ isOther: boolean; key: string }> {
  const both = await articlesOfBoth(db, before, after)
  const at = both?.of.findIndex((one) => one.key === key) ?? -1
  const pair = both && alignArticles(both.of, both.to).find(({ older }) => older === at)
  const found = pair?.newer == null ? undefined : both?.to[pair.newer]
  const was = both?.of[at]
  if (!was || !found) return { isOther: true, key }
  return { isOther: found.text !== was.text || found.heading !== was.heading, key: found.key }
}

interface Comparison {
  law: LawRow
  before: VersionRow | undefined
  after: VersionRow
}

function comparisonPath({ law, before, after }: Comparison, { article }: Followed): string {
  return before
    ? `/legal/compare?${new URLSearchParams({ id: law.id, from: before.id, to: after.id })}`
    : eliPath({ work: law.address, article })
}

/** A newer version than those seen, where the article that is followed reads otherwise in it. */
async function newVersion(db: Database, law: LawRow, seen: LawSeen): Promise<ChangeOfLaw[]> {
  const firstSeen = law.versions.findIndex(({ id }) => seen.versions.includes(id))
  const after = law.versions.slice(0, Math.max(firstSeen, 0)).find(({ texts }) => texts.length > 0)
  if (!after) return []
  const before = comparedWith(law, after)
  if (seen.article !== null && before) {
    const { isOther } = await articleAfter(db, before, after, seen.article)
    if (!isOther) return []
  }
  return [{ change: 'version', path: comparisonPath({ law, before, after }, seen) }]
}

/** A version that was known before and is shown since. */
async function versionBegun(
  db: Database,
  law: LawRow,
  shown: VersionRow,
  seen: LawSeen,
): Promise<{ changes: ChangeOfLaw[]; article: string | null }> {
  const before = law.versions.find(({ id }) => id === seen.shown)
  if (!before || before === shown) return { changes: [], article: seen.article }
  const article = seen.article === null ? null : await articleAfter(db, before, shown, seen.article)
  const isTold = seen.versions.includes(shown.id) && (article?.isOther ?? true)
  return {
    changes: isTold ? [{ change: 'begun', path: comparisonPath({ law, before, after: shown }, seen) }] : [],
    article: article?.key ?? null,
  }
}

/** What its dates have made of a law since. */
function standingChanged(day: string, law: LawRow, seen: LawSeen): ChangeOfLaw[] {
  const now = lawTimeliness(law, day)
  const path = eliPath({ work: law.address, article: seen.article })
  const hasEnded = (timeliness: Timeliness) => timeliness === 'REPEALED' || timeliness === 'LAPSED'
  if (hasEnded(now) && !hasEnded(seen.timeliness)) return [{ change: 'repealed', path }]
  const hasBegun = isInForce(now) && seen.timeliness === 'NOT_YET_IN_FORCE'
  return hasBegun ? [{ change: 'inForce', path }] : []
}

/**
 * A law as it is now, to be followed from here on, with what it or its article is called; null where there is none of
 * that id or key.
 */
export async function seeLaw(
  db: Database,
  { lawId, article }: { lawId: string } & Followed,
  language: Language,
): Promise<{ seen: LawSeen; title: string } | null> {
  const law = await findLawById(db, lawId)
  const today = zoneToday()
  const shown = law && wordingShown(law.versions, today)
  if (!law || !shown) return null
  const { title } = lawTitle(law, shown, { reader: language })
  const seen = seenOn(today, law, shown, { article })
  if (article === null) return { seen, title }
  const units = await unitsOf(
    db,
    shown.texts.map(({ id }) => id),
  )
  const named = units.filter(({ kind, key }) => kind === 'article' && key === article)
  const text = shown.texts.find((one) => one.language === language)
  const unit = named.find(({ text_id: id }) => id === text?.id) ?? named[0]
  return unit ? { seen, title: `${title} ${unit.number ?? ''}`.trim() } : null
}

/** What became of a law since it was seen, and how it is on a day; null of a law that is gone. */
export async function lawSince(
  db: Database,
  lawId: string,
  seen: LawSeen,
  day: string,
): Promise<{ seen: LawSeen; changes: ChangeOfLaw[] } | null> {
  const law = await findLawById(db, lawId)
  const shown = law && wordingShown(law.versions, day)
  if (!law || !shown) return null
  const begun = await versionBegun(db, law, shown, seen)
  const changes = [...(await newVersion(db, law, seen)), ...begun.changes, ...standingChanged(day, law, seen)]
  return { seen: seenOn(day, law, shown, { article: begun.article }), changes }
}

/** The stable addresses of laws by their ids, as paths without a point in time. */
export async function lawWorks(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('law').select(['id', 'address']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, address }) => [id, address]))
}
