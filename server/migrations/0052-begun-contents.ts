import { sql, type Kysely } from 'kysely'

/** Contents of files that were begun to be written, and have no row yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table begun_content (
    id uuid primary key,
    at timestamptz not null default now()
  )`.execute(db)
}
