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
    .select(['version_id', 'language', 'is_original', 'key', 'number', 'heading', 'body'])
    .where('version_id', 'in', [...new Set(versionIds)])
    .where('law_unit.kind', '=', 'article')
    .where('key', 'in', keys)
    .execute()
  const byPlace = Map.groupBy(rows, (row) => `${row.version_id} ${row.key}`)
  return new Map([...byPlace].map(([place, units]) => [place, chooseText(units, { reader })!]))
}

/** How many articles of a wording are held, in whatever language. */
export async function countArticles(db: Database, versionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('law_text')
    .innerJoin('law_unit', 'law_unit.text_id', 'law_text.id')
    .select((eb) => eb.fn.count<string>('key').distinct().as('count'))
    .where('version_id', '=', versionId)
    .where('law_unit.kind', '=', 'article')
    .executeTakeFirstOrThrow()
  return Number(count)
}
