import { sql, type Kysely } from 'kysely'

// What search learns from a completed lookup, where its applicant allows it: the question, without persons and facts.
const releases = sql`create table lookup_release (
  lookup_id uuid primary key references lookup (id) on delete cascade,
  question text not null,
  language text not null,
  released_at timestamptz not null default now()
)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await releases.execute(db)
}
