import { sql, type Kysely } from 'kysely'

/** How often a service or one of its cases was changed: a form that began before a change is told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table law_service add column revision int not null default 0`.execute(db)
}
