import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table account add column wants_mail boolean not null default true`,
  sql`create table person (
    account_id uuid primary key references account (id) on delete cascade,
    full_name text,
    company text,
    country text
  )`,
  sql`alter table agency add column website text`,
  sql`alter table agency add column contact_phone text`,
  sql`alter table agency add column contact_email text`,
  sql`alter table lawyer add column brief text`,

  // Contents stand in the file store (disk or S3) under the file's id.
  sql`alter table stored_file drop column content`,
  sql`alter table stored_file add column name text not null default ''`,
  sql`alter table stored_file add column size integer not null default 0`,
  sql`alter table stored_file add column is_used boolean not null default true`,
  sql`alter table stored_file alter column name drop default`,
  sql`alter table stored_file alter column size drop default`,
  sql`alter table stored_file alter column is_used set default false`,
  sql`create index stored_file_unused on stored_file (created_at) where not is_used`,

  sql`create table member (
    id uuid primary key default gen_random_uuid(),
    agency_id uuid not null references account (id) on delete cascade,
    avatar uuid references stored_file (id) on delete set null,
    name text not null,
    licence_number text,
    practice_start text not null,
    areas text[] not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index member_agency on member (agency_id, created_at)`,

  // Files are removed, and accounts left, without reading whole tables.
  sql`create index member_avatar on member (avatar)`,
  sql`create index company_license_image on company (license_image)`,
  sql`create index lawyer_law_office on lawyer (law_office_id)`,
  sql`create index account_admin on account (id) where user_type = 'ADMIN'`,

  // What is given to be verified; sealed, as it holds identity numbers. None of a registration: its data stand in
  // their table.
  sql`create table submission (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    state text not null default 'PENDING',
    sealed bytea,
    submitted_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by uuid references account (id) on delete set null,
    reason text
  )`,
  sql`create unique index submission_pending on submission (account_id) where state = 'PENDING'`,
  sql`create index submission_state on submission (state, submitted_at)`,
  sql`create index submission_account on submission (account_id, submitted_at)`,
  sql`insert into submission (account_id, state, submitted_at, reason)
    select id, case verification when 'PENDING' then 'PENDING' when 'REJECTED' then 'REJECTED' else 'APPROVED' end,
      created_at, verification_reason
    from account where user_type not in ('PERSON', 'ADMIN')`,
  sql`alter table account drop column verification_reason`,

  // Every move of anything that has a lifecycle.
  sql`create table history (
    id bigint generated always as identity primary key,
    subject text not null,
    subject_id uuid not null,
    at timestamptz not null default now(),
    by_account uuid references account (id) on delete set null,
    action text not null,
    from_state text,
    to_state text not null,
    note text
  )`,
  sql`create index history_subject on history (subject, subject_id, id)`,

  sql`create table second_factor (
    account_id uuid primary key references account (id) on delete cascade,
    secret_sealed bytea,
    -- Being set up; the one before it stays good until it is confirmed.
    pending_sealed bytea,
    confirmed_at timestamptz,
    -- The newest time step a code was taken of: no code is good twice.
    last_step bigint not null default 0
  )`,
  sql`create table recovery_code (
    account_id uuid not null references account (id) on delete cascade,
    code_hash bytea not null,
    primary key (account_id, code_hash)
  )`,
  sql`alter table session add column second_factor_at timestamptz`,

  sql`create table message (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    type text not null,
    event text not null,
    params jsonb not null,
    link text,
    created_at timestamptz not null default now(),
    read_at timestamptz
  )`,
  sql`create index message_account on message (account_id, created_at desc, id)`,
  sql`create index message_unread on message (account_id, type) where read_at is null`,

  sql`create table conversation (
    id uuid primary key default gen_random_uuid(),
    first_id uuid not null references account (id) on delete cascade,
    second_id uuid not null references account (id) on delete cascade,
    last_at timestamptz not null default now(),
    unique (first_id, second_id),
    check (first_id < second_id)
  )`,
  sql`create index conversation_second on conversation (second_id)`,
  sql`create table conversation_entry (
    id uuid primary key default gen_random_uuid(),
    conversation_id uuid not null references conversation (id) on delete cascade,
    author_id uuid not null references account (id) on delete cascade,
    text text not null,
    created_at timestamptz not null default now(),
    read_at timestamptz
  )`,
  sql`create index conversation_entry_of on conversation_entry (conversation_id, created_at desc, id)`,
  sql`create index conversation_entry_unread on conversation_entry (conversation_id, author_id) where read_at is null`,

  sql`create table report_request (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    text text not null,
    state text not null default 'OPEN',
    created_at timestamptz not null default now()
  )`,
  sql`create index report_request_account on report_request (account_id, created_at desc)`,
  sql`create index report_request_state on report_request (state, created_at)`,
  sql`create table company_report (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    name text not null,
    file_id uuid not null references stored_file (id),
    request_id uuid references report_request (id) on delete set null,
    handed_by uuid references account (id) on delete set null,
    handed_at timestamptz not null default now(),
    announced_at timestamptz,
    downloaded_at timestamptz
  )`,
  sql`create index company_report_account on company_report (account_id, handed_at desc)`,
  sql`create index company_report_file on company_report (file_id)`,
  sql`create index company_report_request on company_report (request_id)`,

  sql`create table setting (
    name text primary key,
    value jsonb not null,
    updated_at timestamptz not null default now()
  )`,

  // Hidden: kept for the rows that bear it. Edited: the reference data of the portal leave it alone.
  sql`alter table dictionary_entry add column is_hidden boolean not null default false`,
  sql`alter table dictionary_entry add column is_edited boolean not null default false`,
  sql`alter table country add column is_hidden boolean not null default false`,
  sql`alter table country add column is_edited boolean not null default false`,

  // Kept without being shown, so that the portal's own glossary does not bring it back.
  sql`alter table concept add column is_removed boolean not null default false`,

  sql`create table idempotency_key (
    account_id uuid not null references account (id) on delete cascade,
    key_hash bytea not null,
    request_digest bytea not null,
    -- Sealed; null while the write runs.
    answer bytea,
    created_at timestamptz not null default now(),
    primary key (account_id, key_hash)
  )`,
  sql`create index idempotency_key_at on idempotency_key (created_at)`,

  // Who did what is looked for by these.
  sql`create index audit_log_event on audit_log (event, at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
