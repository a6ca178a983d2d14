import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import type { Database } from '../kernel/database/store.ts'
import { articlesBetween, lawsToday, type LawToday } from '../laws/door.ts'
import { articlesOf, keyOf, lawsOf, type RestedOn } from './rested-on.ts'

type Change = NonNullable<ShownBasis['change']>

/** A law as an editor looked at it last. */
interface Confirmed {
  version_id: string
  law: string
  wording: string | null
  in_force: boolean
}

/** What became of an article, and the day that names the wording in which an editor looked at it. */
export interface ArticleChange {
  /** Address of its law. */
  law: string
  change: Change
  confirmedIn: string | null
}

/** An article that a version rests on, with its law as it was looked at and as it is; null where it is held no more. */
interface Watched {
  article: RestedOn
  confirmed: Confirmed
  now: LawToday | null
}

function readConfirmed(db: Database, versionIds: readonly string[]): Promise<Confirmed[]> {
  return db
    .selectFrom('contract_template_law')
    .select(['version_id', 'law', 'wording', 'in_force'])
    .where(amongIds('version_id', versionIds))
    .execute()
}

async function readArticles(db: Database, versionIds: readonly string[]): Promise<Map<string, RestedOn[]>> {
  const rows = await db
    .selectFrom('contract_template_version')
    .select(['id', 'content'])
    .where(amongIds('id', versionIds))
    .execute()
  return new Map(rows.map(({ id, content }) => [id, articlesOf(content)]))
}

const wordingLookedAt = ({ wordings }: LawToday, { wording }: Confirmed) =>
  wordings.find(({ day }) => day === wording)

/** The two wordings, where a reader can have them compared. */
function comparisonOf(now: LawToday, confirmed: Confirmed): Change['comparison'] {
  const { wording } = now
  const from = wordingLookedAt(now, confirmed)
  const isReadable = from?.languages.some((language) => wording.languages.includes(language)) ?? false
  return from && from !== wording && isReadable ? { id: now.id, from: from.id, to: wording.id } : null
}

/** What became of articles whose law has another wording than was looked at, each in its place; null where nothing did. */
async function changesOfText(db: Database, watched: readonly Watched[]): Promise<(Change | null)[]> {
  const asked = watched.map(({ article, confirmed, now }) => {
    if (!now || now.wording.day === confirmed.wording) return null
    const { id: to } = now.wording
    return { from: wordingLookedAt(now, confirmed)?.id ?? null, to, key: article.article }
  })
  const compared = asked.flatMap((one) => (one ? [{ ...one, from: one.from ?? one.to }] : []))
  const became = await articlesBetween(db, compared)
  let place = 0
  return watched.map(({ confirmed, now }, at) => {
    const one = asked[at]
    if (!one || !now) return null
    const what = became[place++]
    // A wording that is held no more tells nothing: the article may read otherwise.
    if (what === 'same' && one.from !== null) return null
    const kind = what === 'gone' ? 'articleGone' : 'amended'
    return { kind, on: now.wording.since, comparison: comparisonOf(now, confirmed) }
  })
}

/** What became of a law as a whole; null where nothing did. */
function changeOfLaw({ confirmed, now }: Watched): Change | null {
  if (!now) return { kind: 'lawGone', on: null, comparison: null }
  if (!confirmed.in_force || now.isInForce) return null
  return { kind: 'repealed', on: now.repealedOn, comparison: comparisonOf(now, confirmed) }
}

/** What became of the articles that versions rest on since an editor looked at them, by version and article. */
export async function lawChanges(
  db: Database,
  versionIds: readonly string[],
): Promise<Map<string, Map<string, ArticleChange>>> {
  const confirmed = await readConfirmed(db, versionIds)
  if (confirmed.length === 0) return new Map()
  const [articles, today] = await Promise.all([
    readArticles(db, versionIds),
    lawsToday(db, [...new Set(confirmed.map(({ law }) => law))], {
      day: zoneToday(),
      reader: defaultLanguage,
    }),
  ])
  const watched = confirmed.flatMap((one) =>
    (articles.get(one.version_id) ?? [])
      .filter(({ law }) => law === one.law)
      .map((article): Watched => ({ article, confirmed: one, now: today.get(one.law) ?? null })),
  )
  const ofText = await changesOfText(db, watched)
  const changes = new Map<string, Map<string, ArticleChange>>()
  for (const [at, one] of watched.entries()) {
    const change = changeOfLaw(one) ?? ofText[at]
    if (!change) continue
    const { version_id: id, law, wording: confirmedIn } = one.confirmed
    const ofVersion = changes.get(id) ?? new Map<string, ArticleChange>()
    changes.set(id, ofVersion.set(keyOf(one.article), { law, change, confirmedIn }))
  }
  return changes
}

/** Those of the versions that rest on an article which changed since an editor looked at it. */
export async function changedVersions(db: Database, versionIds: readonly string[]): Promise<Set<string>> {
  return new Set((await lawChanges(db, versionIds)).keys())
}

/** The addresses of the laws with an article that a version rests on, and that changed since an editor looked at it. */
export async function changedLaws(db: Database, versionId: string): Promise<string[]> {
  const changes = (await lawChanges(db, [versionId])).get(versionId)
  return [...new Set([...(changes?.values() ?? [])].map(({ law }) => law))]
}

/** The published versions of which an editor has to look at a changed law. */
export async function publishedWithChanges(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('contract_template_version')
    .select('id')
    .where('state', '=', 'PUBLISHED')
    .execute()
  const changed = await changedVersions(
    db,
    rows.map(({ id }) => id),
  )
  return [...changed]
}

/** Notes that an editor has looked at the laws that a version rests on, as they stand today. */
export async function confirmLaws(
  transaction: Database,
  { id, content }: { id: string; content: TemplateContent },
): Promise<void> {
  await transaction.deleteFrom('contract_template_law').where('version_id', '=', id).execute()
  const today = await lawsToday(transaction, lawsOf(content), { day: zoneToday(), reader: defaultLanguage })
  if (today.size === 0) return
  await transaction
    .insertInto('contract_template_law')
    .values(
      [...today].map(([law, { wording, isInForce }]) => ({
        version_id: id,
        law,
        wording: wording.day,
        in_force: isInForce,
      })),
    )
    .execute()
}

/** The laws that clauses rest on, as they stand today, by their addresses; those not held are not among them. */
export async function readLaws(
  db: Database,
  content: Pick<TemplateContent, 'clauses'>,
  reader: Language,
): Promise<Map<string, LawToday>> {
  return lawsToday(db, lawsOf(content), { day: zoneToday(), reader })
}
