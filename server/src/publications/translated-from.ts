import type { Language } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { TextWritten } from './written.ts'

/**
 * Keeps, with each translation that is not older than it, the Chinese text that is about to be written over: what the
 * translation was made from.
 */
export async function keepChinese(
  transaction: Database,
  versionId: string,
  { title, summary, content }: TextWritten,
): Promise<void> {
  await sql`update publication_text as translated
    set chinese_title = chinese.title, chinese_summary = chinese.summary, chinese_content = chinese.content
    from publication_text as chinese
    where translated.version_id = ${versionId} and translated.language != 'zh'
      and chinese.version_id = translated.version_id and chinese.language = 'zh'
      and translated.changed_at >= chinese.changed_at
      and (chinese.title, chinese.summary, chinese.content) is distinct from
        (${title}, ${summary}, ${content})`.execute(transaction)
}

/** Has translations be as new as the Chinese text: their editor has read them again. */
export async function confirmTranslations(
  transaction: Database,
  versionId: string,
  confirmed: readonly Language[],
): Promise<void> {
  await transaction
    .updateTable('publication_text')
    .set({ changed_at: sql`now()` })
    .where('version_id', '=', versionId)
    .where(sql<boolean>`language = any(${confirmed}::text[])`)
    .execute()
}

/** What the Chinese said that a version's translation was made from, where that is known; nothing without one. */
export function translatedFrom(db: Database, versionId: string, language: Language) {
  const isOlder = sql<boolean>`translated.changed_at < chinese.changed_at`
  const then = (part: 'title' | 'summary' | 'content') =>
    sql<string | null>`case when ${isOlder}
      then ${sql.ref(`translated.chinese_${part}`)} else ${sql.ref(`chinese.${part}`)} end`
  return db
    .selectFrom('publication_text as translated')
    .innerJoin('publication_text as chinese', (join) =>
      join.onRef('chinese.version_id', '=', 'translated.version_id').on('chinese.language', '=', 'zh'),
    )
    .select([then('title').as('title'), then('summary').as('summary'), then('content').as('content')])
    .where('translated.version_id', '=', versionId)
    .where('translated.language', '=', language)
    .executeTakeFirst()
}
