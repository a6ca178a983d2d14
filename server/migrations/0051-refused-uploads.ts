import { sql, type Kysely } from 'kysely'

// Uploads of an account that were refused for their content. Nothing of it matters after an hour: a crash may lose it.
const statements = [
  sql`create unlogged table refused_upload (
    id bigint generated always as identity primary key,
    owner_id uuid not null references account (id) on delete cascade,
    at timestamptz not null default now()
  )`,
  sql`create index refused_upload_owner on refused_upload (owner_id, at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
