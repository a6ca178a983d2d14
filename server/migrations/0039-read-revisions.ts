import { sql, type Kysely } from 'kysely'

/** How often a requirement or a post was changed: a moderator decides on the text that they have read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['requirement', 'forum_post']) {
    await sql`alter table ${sql.table(table)} add column revision int not null default 0`.execute(db)
  }
}
