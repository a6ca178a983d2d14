import { sql, type Kysely } from 'kysely'

/** Of a translation: what the Chinese said when it was written or confirmed last, kept once the Chinese is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publication_text
    add column chinese_title text, add column chinese_summary text, add column chinese_content text`.execute(
    db,
  )
}
