import { sql, type Kysely } from 'kysely'

const statements = [
  // First day a wording is in force: the law's effective day where that is not before the wording's own.
  sql`alter table law_version add column in_force_from date`,
  sql`update law_version set in_force_from = version_on`,
  sql`update law_version set in_force_from = greatest(law.effective_on, law_version.version_on)
    from law where law.id = law_version.law_id and law_version.id = (
      select newest.id from law_version as newest where newest.law_id = law.id
      order by newest.version_on desc nulls last, newest.created_at desc limit 1)`,

  sql`create table law_name (
    law_id uuid not null references law (id) on delete cascade,
    key text not null,
    primary key (law_id, key)
  )`,
  sql`create index law_name_key on law_name (key)`,

  sql`create table judicial_case (
    id uuid primary key default gen_random_uuid(),
    identity text not null unique,
    country text not null references country (code),
    court text,
    court_words jsonb,
    type text not null,
    document_type text not null,
    case_number text,
    case_number_key text,
    judged_on date,
    cause text,
    cause_words jsonb,
    parties jsonb not null,
    source_url text,
    verified_on date,
    is_sample boolean not null,
    digest text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index judicial_case_number on judicial_case (case_number_key)`,
  sql`create table case_text (
    id uuid primary key default gen_random_uuid(),
    case_id uuid not null references judicial_case (id) on delete cascade,
    language text not null,
    title text not null,
    is_original boolean not null,
    unique (case_id, language)
  )`,
  sql`create table case_section (
    text_id uuid not null references case_text (id) on delete cascade,
    position integer not null,
    kind text not null,
    anchor text not null,
    heading text,
    body text not null,
    primary key (text_id, position)
  )`,

  // Citations of a text, found when it is stored; the target is found again when names come or go.
  sql`create table citation (
    id bigint generated always as identity primary key,
    source_kind text not null,
    source_id uuid not null,
    text_id uuid not null,
    position integer not null,
    start_at integer not null,
    end_at integer not null,
    name_key text not null,
    hint_country text,
    hint_year text,
    article_key text,
    paragraph text,
    item text,
    target_kind text,
    target_id uuid
  )`,
  sql`create index citation_text on citation (text_id, position)`,
  sql`create index citation_source on citation (source_id)`,
  sql`create index citation_name on citation (name_key)`,
  sql`create index citation_target on citation (target_id, article_key)`,
  // What was stored before citations were found, or under older rules of finding them, is read again.
  sql`alter table law add column citations_revision integer not null default 0`,
  sql`alter table judicial_case add column citations_revision integer not null default 0`,

  sql`create table concept (
    id text primary key,
    branch text not null,
    position integer not null,
    zh jsonb not null,
    en jsonb not null,
    ru jsonb not null,
    search_text text not null,
    seed_digest text,
    updated_at timestamptz not null default now()
  )`,
  sql`create index concept_branch on concept (branch, position)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
