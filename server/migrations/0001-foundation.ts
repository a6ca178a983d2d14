import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table account (
    id uuid primary key default gen_random_uuid(),
    username text not null,
    username_key text not null unique,
    phone text unique,
    email text unique,
    password_hash text not null,
    user_type text not null,
    admin_roles text[] not null default '{}',
    state text not null default 'ACTIVE',
    picture text,
    created_at timestamptz not null default now()
  )`,
  sql`create table session (
    token_hash bytea primary key,
    account_id uuid not null references account (id) on delete cascade,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now()
  )`,
  sql`create index session_account on session (account_id)`,
  sql`create index session_last_used on session (last_used_at)`,
  sql`create table login_failure (
    id bigint generated always as identity primary key,
    subject bytea not null,
    at timestamptz not null default now()
  )`,
  sql`create index login_failure_subject on login_failure (subject, at)`,
  sql`create table captcha (
    id uuid primary key,
    answer_hash bytea not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  sql`create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    account_id uuid references account (id) on delete set null,
    event text not null,
    outcome text not null,
    target text,
    request_id text not null
  )`,
  sql`create index audit_log_at on audit_log (at)`,
  sql`create index audit_log_account on audit_log (account_id, at)`,
  sql`create table seed (
    name text primary key,
    digest text not null,
    loaded_at timestamptz not null default now()
  )`,
  sql`create table dictionary_entry (
    type text not null,
    code text not null,
    position integer not null,
    words jsonb not null,
    primary key (type, code)
  )`,
  sql`create table country (
    code text primary key,
    position integer not null,
    words jsonb not null
  )`,
  sql`create table area (
    code text primary key,
    country text not null references country (code),
    parent_code text references area (code),
    scheme text not null,
    position integer not null,
    words jsonb not null
  )`,
  sql`create index area_scheme on area (scheme, position)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
