import { sql, type Kysely } from 'kysely'

const statements = [
  // Of a picture, in pixels.
  sql`alter table stored_file add column width int, add column height int`,

  sql`create table publication (
    id uuid primary key default gen_random_uuid(),
    kind text not null
  )`,

  // What lists are filtered and ordered by stands in each version, so that an index answers a page.
  sql`create table publication_version (
    id uuid primary key default gen_random_uuid(),
    publication_id uuid not null references publication (id) on delete cascade,
    kind text not null,
    number int not null,
    revision int not null default 1,
    state text not null,
    is_latest boolean not null,
    is_pinned boolean not null default false,
    category text not null,
    country text,
    source_url text,
    document_number text,
    issued_on date,
    picture_id uuid references stored_file (id),
    publish_at timestamptz,
    appeared_at timestamptz,
    published_at timestamptz,
    written_by uuid references account (id) on delete set null,
    written_at timestamptz not null default now(),
    unique (publication_id, number)
  )`,
  sql`create unique index publication_version_latest on publication_version (publication_id) where is_latest`,
  sql`create unique index publication_version_open on publication_version (publication_id)
    where state in ('DRAFT', 'IN_REVIEW', 'SCHEDULED')`,
  sql`create unique index publication_version_published on publication_version (publication_id)
    where state = 'PUBLISHED'`,
  sql`create index publication_version_shown on publication_version
    (kind, is_pinned desc, appeared_at desc, id) where state = 'PUBLISHED'`,
  sql`create index publication_version_category on publication_version
    (kind, category, is_pinned desc, appeared_at desc, id) where state = 'PUBLISHED'`,
  sql`create index publication_version_newest on publication_version
    (kind, appeared_at desc, id) where state = 'PUBLISHED'`,
  sql`create index publication_version_topic on publication_version
    (category, appeared_at desc, id) where state = 'PUBLISHED'`,
  sql`create index publication_version_about on publication_version
    (country, appeared_at desc, id) where state = 'PUBLISHED'`,
  sql`create index publication_version_first on publication_version
    (is_pinned desc, appeared_at desc, id) where state = 'PUBLISHED'`,
  sql`create index publication_version_due on publication_version (publish_at) where state = 'SCHEDULED'`,
  sql`create index publication_version_written on publication_version (written_at desc, id)
    include (state, kind) where is_latest`,
  sql`create index publication_version_picture on publication_version (picture_id)`,
  sql`create index publication_version_writer on publication_version (written_by)`,

  // Its id names it among the texts that cite.
  sql`create table publication_text (
    id uuid primary key default gen_random_uuid(),
    version_id uuid not null references publication_version (id) on delete cascade,
    language text not null,
    title text not null,
    summary text not null,
    content text not null,
    content_text text not null,
    source_name text,
    speaker text,
    picture_text text,
    changed_at timestamptz not null default now(),
    unique (version_id, language)
  )`,

  sql`create table publication_file (
    version_id uuid not null references publication_version (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    position int not null,
    primary key (version_id, file_id)
  )`,
  sql`create index publication_file_of on publication_file (file_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
