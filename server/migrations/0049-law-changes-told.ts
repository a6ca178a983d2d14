import { sql, type Kysely } from 'kysely'

/** When the writer of a template was told that a law under it changed, until an editor looks at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contract_template_law add column told_at timestamptz`.execute(db)
}
