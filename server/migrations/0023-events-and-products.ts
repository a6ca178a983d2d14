import { sql, type Kysely } from 'kysely'

const statements = [
  // Of what takes place, and of a product; empty of every other kind.
  sql`alter table publication_version
    add column starts_at timestamptz,
    add column ends_at timestamptz,
    add column apply_until timestamptz,
    add column seats int,
    add column is_online boolean not null default false,
    add column join_url text,
    add column held_in text[] not null default '{}',
    add column certificate_hours real,
    add column work_days int`,
  sql`create index publication_version_starts on publication_version
    (kind, is_pinned desc, starts_at desc, id) where state = 'PUBLISHED' and starts_at is not null`,
  sql`alter table publication_text add column place text, add column fee text`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
