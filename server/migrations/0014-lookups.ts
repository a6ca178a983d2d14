import { sql, type Kysely } from 'kysely'

const statements = [
  // Who wrote an entry of a side that somebody else has taken over since.
  sql`alter table conversation_entry add column written_by uuid references account (id) on delete cascade`,
  sql`create index conversation_entry_written_by on conversation_entry (written_by)`,

  sql`create sequence lookup_number`,
  sql`create table lookup (
    id uuid primary key default gen_random_uuid(),
    code text not null unique,
    account_id uuid not null references account (id) on delete cascade,
    state text not null,
    is_sample boolean not null default false,
    language text not null,
    applicant text not null,
    company text,
    phone text not null,
    email text not null,
    country text not null,
    departments text[] not null,
    matter text not null,
    question text not null,
    proceedings text not null,
    is_foreign_investment boolean not null,
    needs_notary boolean not null,
    needs_translation boolean not null,
    expected_cost numeric(12, 2) not null,
    expected_days int not null,
    allows_release boolean not null,
    quoted_cost numeric(12, 2),
    quoted_days int,
    quote_note text,
    quoted_at timestamptz,
    quote_accepted_at timestamptz,
    reason text,
    assigned_to uuid references account (id),
    due_on date,
    submitted_at timestamptz not null default now(),
    accepted_at timestamptz,
    cancelled_at timestamptz,
    completed_at timestamptz
  )`,
  sql`create index lookup_own on lookup (account_id, submitted_at desc, id) include (state)`,
  sql`create index lookup_own_state on lookup (account_id, state, submitted_at desc, id)`,
  // Those that are worked on by the day they are due, then those that wait, then the rest.
  sql`create index lookup_desk on lookup
    ((case when state = 'INVESTIGATING' then due_on end), (case when state = 'SUBMITTED' then submitted_at end),
      submitted_at desc, id desc) include (state)`,
  sql`create index lookup_submitted on lookup (submitted_at desc, id) include (state)`,
  sql`create index lookup_state on lookup (state)`,
  sql`create index lookup_assigned on lookup (assigned_to)`,
  sql`create index lookup_completed on lookup (completed_at)`,
  sql`create table lookup_result (
    lookup_id uuid primary key references lookup (id) on delete cascade,
    revision int not null,
    language text not null,
    title text not null,
    questions text[] not null,
    answer text not null,
    checked_on date not null,
    institution text not null,
    investigator text not null,
    written_at timestamptz not null
  )`,
  // As they were quoted: a later change of the law, or its removal, is none of the quotation.
  sql`create table lookup_provision (
    lookup_id uuid not null references lookup_result (lookup_id) on delete cascade,
    position int not null,
    law_id uuid not null,
    article text not null,
    address text not null,
    law_title text not null,
    title_language text not null,
    number text not null,
    heading text,
    texts jsonb not null,
    timeliness text not null,
    in_force_from date,
    source_url text,
    relevance text not null,
    primary key (lookup_id, position)
  )`,
  sql`create table lookup_case (
    lookup_id uuid not null references lookup_result (lookup_id) on delete cascade,
    position int not null,
    case_id uuid not null,
    address text not null,
    title text not null,
    number text,
    court text,
    judged_on date,
    relevance text not null,
    primary key (lookup_id, position)
  )`,
  sql`create table lookup_file (
    lookup_id uuid not null references lookup (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    is_result boolean not null,
    position int not null,
    primary key (lookup_id, file_id)
  )`,
  sql`create index lookup_file_of on lookup_file (file_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
