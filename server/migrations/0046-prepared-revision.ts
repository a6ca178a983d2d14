import { sql, type Kysely } from 'kysely'

/** Which version of a prepared text was read, so that none is written over unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prepared_answer add column revision int not null default 1`.execute(db)
}
