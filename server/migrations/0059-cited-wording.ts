import { sql, type Kysely } from 'kysely'

/** Year or day of the wording that a citation names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table citation add column hint_wording text`.execute(db)
}
