import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table law (
    id uuid primary key default gen_random_uuid(),
    address text not null unique,
    country text not null references country (code),
    kind text not null,
    number text,
    effect_level text not null,
    category text not null,
    department text not null,
    department_words jsonb not null,
    adopted_on date,
    effective_on date,
    repealed_on date,
    status text not null,
    source_url text,
    verified_on date,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index law_country on law (country)`,
  sql`create table law_version (
    id uuid primary key default gen_random_uuid(),
    law_id uuid not null references law (id) on delete cascade,
    version_on date,
    digest text not null,
    created_at timestamptz not null default now(),
    unique (law_id, digest)
  )`,
  sql`create index law_version_newest on law_version (law_id, version_on desc nulls last, created_at desc)`,
  sql`create table law_text (
    id uuid primary key default gen_random_uuid(),
    version_id uuid not null references law_version (id) on delete cascade,
    language text not null,
    title text not null,
    title_key text not null,
    short_titles text[] not null default '{}',
    is_original boolean not null,
    is_digest boolean not null,
    article_count integer not null,
    unique (version_id, language)
  )`,
  sql`create index law_text_title on law_text (title_key)`,
  sql`create table law_unit (
    text_id uuid not null references law_text (id) on delete cascade,
    position integer not null,
    kind text not null,
    level integer,
    key text,
    anchor text not null,
    number text,
    heading text,
    body text,
    primary key (text_id, position)
  )`,
  sql`create table search_change (
    id bigint generated always as identity primary key,
    kind text not null,
    subject uuid not null,
    at timestamptz not null default now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
