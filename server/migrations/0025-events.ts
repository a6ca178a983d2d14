import { sql, type Kysely } from 'kysely'

const statements = [
  // An event as those who applied know it: of which version, when, where; held by whatever moves an application.
  sql`create table event_known (
    id uuid primary key references publication (id) on delete cascade,
    kind text not null,
    version_id uuid not null references publication_version (id) on delete cascade,
    titles jsonb not null,
    places jsonb,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    is_off boolean not null default false
  )`,
  sql`create index event_known_ends on event_known (ends_at, id)`,

  // Reminded: of which beginning.
  sql`create table event_application (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references event_known (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    state text not null,
    name text not null,
    company text,
    note text,
    applied_at timestamptz not null default clock_timestamp(),
    reminded_of timestamptz,
    unique (event_id, account_id)
  )`,
  sql`create index event_application_of on event_application (account_id, event_id) include (state)`,
  sql`create index event_application_applied on event_application (event_id, applied_at, id) include (state)`,
  sql`create index event_application_seats on event_application (event_id, state)`,

  // Says what it certifies by itself, so that it stays when the applicant has left.
  sql`create table event_certificate (
    number text primary key,
    application_id uuid unique references event_application (id) on delete set null,
    kind text not null,
    titles jsonb not null,
    hours real not null,
    held_on date not null,
    masked_name text not null,
    given_at timestamptz not null default now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
