import { sql, type Kysely } from 'kysely'

/** What says that a wording is in force, or a law was repealed, before it was adopted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table law_version add column retroactive_by text`.execute(db)
}
