import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { chooseText } from '../text/choose-text.ts'
import { chooseTitle } from '../text/choose-title.ts'

/** What the law of each wording is called to a reader. */
export async function titlesOf(db: Database, versionIds: readonly string[], reader: Language) {
  if (versionIds.length === 0) return new Map<string, never>()
  const wanted = [...new Set(versionIds)]
  const [rows, titles] = await Promise.all([
    db
      .selectFrom('law_text')
      .select(['version_id', 'language', 'title', 'is_original', 'is_digest'])
      .where('version_id', 'in', wanted)
      .execute(),
    db
      .selectFrom('law_title')
      .innerJoin('law_version', 'law_version.law_id', 'law_title.law_id')
      .select(['law_version.id as version_id', 'language', 'title', 'is_official'])
      .where('law_version.id', 'in', wanted)
      .execute(),
  ])
  const byVersion = Map.groupBy(rows, (row) => row.version_id)
  const actTitles = Map.groupBy(titles, (row) => row.version_id)
  return new Map(
    [...byVersion].map(([id, texts]) => [id, chooseTitle(texts, actTitles.get(id) ?? [], { reader })!]),
  )
}

/** Articles of wordings, by wording and key, in the reader's language, else as texts are chosen. */
export async function unitsCited(
  db: Database,
  versionIds: readonly string[],
  cited: readonly { article_key: string | null }[],
  reader: Language,
) {
  const keys = [...new Set(cited.flatMap(({ article_key }) => article_key ?? []))]
  if (versionIds.length === 0 || keys.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('law_text')
    .innerJoin('law_unit', 'law_unit.text_id', 'law_text.id')
    .select(['version_id', 'language', 'is_original', 'is_digest', 'key', 'number', 'heading', 'body'])
    .where('version_id', 'in', [...new Set(versionIds)])
    .where('law_unit.kind', '=', 'article')
    .where('key', 'in', keys)
    .execute()
  const byPlace = Map.groupBy(rows, (row) => `${row.version_id} ${row.key}`)
  return new Map([...byPlace].map(([place, units]) => [place, chooseText(units, { reader })!]))
}

/**
 * What of a wording is held that lacks an article: how many articles, and those before and behind it, as printed in the
 * reader's language, else as texts are chosen.
 */
export async function heldWithout(
  db: Database,
  versionId: string,
  articleKey: string,
  reader: Language,
): Promise<{ articlesHeld: number; nearest: string[] }> {
  const rows = await db
    .selectFrom('law_text')
    .innerJoin('law_unit', 'law_unit.text_id', 'law_text.id')
    .select(['language', 'is_original', 'key', 'number'])
    .where('version_id', '=', versionId)
    .where('law_unit.kind', '=', 'article')
    .execute()
  const byKey = [...Map.groupBy(rows, ({ key }) => key ?? '')]
  const placed = byKey
    .map(([key, units]) => ({ place: Number.parseFloat(key), units }))
    .filter(({ place }) => !Number.isNaN(place))
    .sort((one, other) => one.place - other.place)
  const wanted = Number.parseFloat(articleKey)
  const near = [
    placed.findLast(({ place }) => place < wanted),
    placed.find(({ place }) => place > wanted),
  ].flatMap((one) => one ?? [])
  return {
    articlesHeld: byKey.length,
    nearest: near.flatMap(({ units }) => chooseText(units, { reader })?.number ?? []),
  }
}
