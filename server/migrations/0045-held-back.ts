import { sql, type Kysely } from 'kysely'

/** That a translation is written, and is not to appear with its version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publication_text add column is_held_back boolean not null default false`.execute(db)
}
