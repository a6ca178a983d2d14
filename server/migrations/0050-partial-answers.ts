import { sql, type Kysely } from 'kysely'

/** Whether a question was answered while search could not find all that is stored yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assistant_turn add column is_partial boolean not null default false`.execute(db)
}
