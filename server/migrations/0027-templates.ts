import { sql, type Kysely } from 'kysely'

const statements = [
  // Uses count the contracts that were begun on it; `key` names what a sample was loaded from.
  sql`create table contract_template (
    id uuid primary key default gen_random_uuid(),
    uses int not null default 0,
    key text unique
  )`,

  // What lists are filtered and ordered by stands in each version, so that an index answers a page.
  sql`create table contract_template_version (
    id uuid primary key default gen_random_uuid(),
    template_id uuid not null references contract_template (id) on delete cascade,
    number int not null,
    revision int not null default 1,
    state text not null,
    is_latest boolean not null,
    category text not null,
    languages text[] not null,
    title jsonb not null,
    summary jsonb not null,
    note jsonb,
    content jsonb not null,
    appeared_at timestamptz,
    published_at timestamptz,
    written_by uuid references account (id) on delete set null,
    written_at timestamptz not null default now(),
    unique (template_id, number)
  )`,
  sql`create unique index contract_template_version_latest on contract_template_version (template_id)
    where is_latest`,
  sql`create unique index contract_template_version_open on contract_template_version (template_id)
    where state in ('DRAFT', 'IN_REVIEW')`,
  sql`create unique index contract_template_version_published on contract_template_version (template_id)
    where state = 'PUBLISHED'`,
  sql`create index contract_template_version_shown on contract_template_version (published_at desc, id)
    where state = 'PUBLISHED'`,
  sql`create index contract_template_version_category on contract_template_version
    (category, published_at desc, id) where state = 'PUBLISHED'`,
  sql`create index contract_template_version_written on contract_template_version (written_at desc, id)
    include (state, category) where is_latest`,
  sql`create index contract_template_version_writer on contract_template_version (written_by)`,

  // The laws that a published version rests on, in the wording that an editor looked at last. Laws are named by their
  // address: one that is loaded anew is the same.
  sql`create table contract_template_law (
    version_id uuid not null references contract_template_version (id) on delete cascade,
    law text not null,
    wording text,
    in_force boolean not null,
    confirmed_at timestamptz not null default now(),
    primary key (version_id, law)
  )`,

  sql`create table contract_draft (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    version_id uuid not null references contract_template_version (id),
    language text not null,
    second_language text,
    revision int not null default 1,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  sql`create index contract_draft_changed on contract_draft (account_id, changed_at desc, id)`,
  sql`create index contract_draft_created on contract_draft (account_id, created_at desc, id)`,
  sql`create index contract_draft_version on contract_draft (version_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
