import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { chooseText } from '../text/choose-text.ts'

/** The title of each wording in the reader's language, else as texts are chosen. */
export async function titlesOf(db: Database, versionIds: readonly string[], reader: Language) {
  if (versionIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('law_text')
    .select(['id', 'version_id', 'language', 'title', 'is_original'])
    .where('version_id', 'in', [...new Set(versionIds)])
    .execute()
  const byVersion = Map.groupBy(rows, (row) => row.version_id)
  return new Map([...byVersion].map(([id, texts]) => [id, chooseText(texts, { reader })!]))
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
