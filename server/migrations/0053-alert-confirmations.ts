import { sql, type Kysely } from 'kysely'

/** What links that confirm an address for alerts rest on: they end with its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table alert_confirmation (
    account_id uuid primary key references account (id) on delete cascade,
    id uuid not null default gen_random_uuid()
  )`.execute(db)
}
