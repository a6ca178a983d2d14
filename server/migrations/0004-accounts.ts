import { sql, type Kysely } from 'kysely'

const statements = [
  // Accounts made before registration existed are the platform's own.
  sql`alter table account add column verification text not null default 'VERIFIED'`,
  sql`alter table account add column verification_reason text`,
  sql`alter table account add column language text not null default 'zh'`,

  sql`alter table session add column id uuid not null default gen_random_uuid()`,
  sql`alter table session add column browser text`,
  sql`alter table session add column system text`,
  sql`create unique index session_id on session (id)`,

  // One live code for each target and purpose: asking again replaces it.
  sql`create table verification_code (
    target bytea primary key,
    code_hash bytea not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  sql`create table send_count (
    id bigint generated always as identity primary key,
    subject bytea not null,
    at timestamptz not null default now()
  )`,
  sql`create index send_count_subject on send_count (subject, at)`,
  sql`create table reset_link (
    account_id uuid primary key references account (id) on delete cascade,
    token_hash bytea not null unique,
    expires_at timestamptz not null
  )`,

  sql`create table outgoing_message (
    id uuid primary key default gen_random_uuid(),
    key text not null unique,
    channel text not null,
    state text not null,
    sealed bytea,
    created_at timestamptz not null default now(),
    good_until timestamptz not null,
    done_at timestamptz
  )`,
  sql`create index outgoing_message_state on outgoing_message (state, created_at)`,

  sql`create table acceptance (
    account_id uuid not null references account (id) on delete cascade,
    document text not null,
    version text not null,
    language text not null,
    accepted_at timestamptz not null default now(),
    primary key (account_id, document, version)
  )`,
  sql`create table stored_file (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null references account (id) on delete cascade,
    purpose text not null,
    media_type text not null,
    content bytea not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index stored_file_owner on stored_file (owner_id)`,
  sql`create table company (
    account_id uuid primary key references account (id) on delete cascade,
    name text not null,
    credit_code text not null constraint company_credit_code unique,
    license_image uuid not null references stored_file (id),
    address text not null,
    established_on date not null,
    industry text not null,
    size text not null
  )`,
  // Identity numbers are sealed; their keyed hash finds a second use of one.
  sql`create table agency (
    account_id uuid primary key references account (id) on delete cascade,
    name text not null,
    responsible_person text not null,
    identity_kind text not null,
    identity_sealed bytea not null,
    identity_hash bytea not null,
    address text not null,
    established_on date not null,
    size text not null,
    scope text,
    brief text,
    constraint agency_identity unique (identity_hash, name)
  )`,
  sql`create table lawyer (
    account_id uuid primary key references account (id) on delete cascade,
    name text not null,
    identity_kind text not null,
    identity_sealed bytea not null,
    identity_hash bytea not null constraint lawyer_identity unique,
    licence_country text not null,
    licence_bar text,
    licence_number text not null,
    law_office_id uuid references account (id) on delete set null,
    law_firm_name text,
    specialties text[] not null
  )`,
  sql`create unique index lawyer_licence on lawyer (licence_country, coalesce(licence_bar, ''), licence_number)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
