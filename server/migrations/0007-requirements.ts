import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create sequence requirement_number`,
  // Deleted ones are kept for audit. Hidden: what its owner's standing keeps from being shown.
  sql`create table requirement (
    id uuid primary key default gen_random_uuid(),
    code text not null unique,
    account_id uuid not null references account (id) on delete cascade,
    state text not null,
    is_hidden boolean not null default false,
    language text not null,
    title text not null,
    type text not null,
    business_type text not null,
    dispute_type text,
    translation_pair text,
    regions text[] not null,
    priority text not null,
    deadline date not null,
    content text not null,
    content_text text not null,
    contact text not null,
    phone text not null,
    email text,
    files_for text not null,
    opposing bytea not null,
    opposing_keys text[] not null,
    reason text,
    assigned_to uuid references account (id) on delete set null,
    cooperation_id uuid,
    submitted_at timestamptz not null default now(),
    published_at timestamptz
  )`,
  sql`create index requirement_urgent on requirement ((priority = 'EMERGENCY') desc, published_at desc, id)
    include (priority) where state = 'DISPLAYED' and not is_hidden`,
  sql`create index requirement_newest on requirement (published_at desc, id)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index requirement_deadline on requirement (deadline, id desc) include (is_hidden)
    where state = 'DISPLAYED'`,
  sql`create index requirement_regions on requirement using gin (regions)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index requirement_owner on requirement (account_id, submitted_at desc, id) where state <> 'DELETED'`,
  sql`create index requirement_review on requirement
    ((case when state = 'REVIEWING' then submitted_at end), submitted_at desc, id desc) include (state)
    where state <> 'DELETED'`,
  sql`create index requirement_submitted on requirement (submitted_at desc, id) include (state)
    where state <> 'DELETED'`,
  sql`create index requirement_state on requirement (state) where state <> 'DELETED'`,
  sql`create index requirement_assigned on requirement (assigned_to) where assigned_to is not null`,

  sql`create table requirement_file (
    requirement_id uuid not null references requirement (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    position int not null,
    primary key (requirement_id, file_id)
  )`,
  sql`create index requirement_file_of on requirement_file (file_id)`,
  sql`create table requirement_partner (
    requirement_id uuid not null references requirement (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    told_at timestamptz,
    primary key (requirement_id, account_id)
  )`,
  sql`create index requirement_partner_of on requirement_partner (account_id)`,
  sql`create table requirement_reminder (
    requirement_id uuid not null references requirement (id) on delete cascade,
    deadline date not null,
    days int not null,
    primary key (requirement_id, deadline, days)
  )`,

  sql`create table cooperation (
    id uuid primary key default gen_random_uuid(),
    requirement_id uuid not null references requirement (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    state text not null,
    note text not null,
    firm text,
    fee_from numeric(12, 2),
    fee_to numeric(12, 2),
    days int,
    denies_conflict boolean not null default false,
    abroad_consent_at timestamptz,
    signed_up_at timestamptz not null default now(),
    unique (requirement_id, account_id)
  )`,
  sql`create unique index cooperation_running on cooperation (requirement_id) where state = 'COOPERATING'`,
  sql`create index cooperation_state on cooperation (requirement_id, state)`,
  sql`create index cooperation_provider on cooperation (account_id, signed_up_at desc, id)`,
  sql`create index cooperation_provider_state on cooperation (account_id, state, signed_up_at desc, id)`,

  // A conversation is about something that two people do together, or about nothing in particular.
  sql`alter table conversation add column subject text`,
  sql`alter table conversation add column subject_id uuid`,
  sql`alter table conversation drop constraint conversation_first_id_second_id_key`,
  sql`alter table conversation add constraint conversation_of
    unique nulls not distinct (first_id, second_id, subject, subject_id)`,
  sql`create index conversation_subject on conversation (subject, subject_id)`,
  sql`create table conversation_file (
    entry_id uuid not null references conversation_entry (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    position int not null,
    primary key (entry_id, file_id)
  )`,
  sql`create index conversation_file_of on conversation_file (file_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
