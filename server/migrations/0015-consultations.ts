import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create sequence consultation_number`,
  sql`create table consultation (
    id uuid primary key default gen_random_uuid(),
    code text not null unique,
    account_id uuid not null references account (id) on delete cascade,
    state text not null,
    title text not null,
    type text not null,
    language text not null,
    content text not null,
    phone text,
    allows_publication boolean not null,
    assigned_to uuid references account (id) on delete set null,
    asked_at timestamptz not null default now(),
    replied_at timestamptz
  )`,
  sql`create index consultation_asker on consultation (account_id, asked_at desc, id) include (state)`,
  sql`create index consultation_waiting on consultation
    ((case when state = 'UNANSWERED' then asked_at end), asked_at desc, id desc) include (state)`,
  sql`create index consultation_asked on consultation (asked_at desc, id) include (state)`,
  sql`create index consultation_state on consultation (state)`,
  sql`create index consultation_replied on consultation (replied_at) include (asked_at)`,
  sql`create index consultation_assigned on consultation (assigned_to) where assigned_to is not null`,

  sql`create table consultation_file (
    consultation_id uuid not null references consultation (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    position int not null,
    primary key (consultation_id, file_id)
  )`,
  sql`create index consultation_file_of on consultation_file (file_id)`,

  // Its id names it among the texts that cite.
  sql`create table consultation_reply (
    id uuid primary key default gen_random_uuid(),
    consultation_id uuid not null unique references consultation (id) on delete cascade,
    revision int not null,
    language text not null,
    content text not null,
    replied_at timestamptz not null default now(),
    changed_at timestamptz
  )`,
  sql`create table consultation_reply_file (
    reply_id uuid not null references consultation_reply (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    position int not null,
    primary key (reply_id, file_id)
  )`,
  sql`create index consultation_reply_file_of on consultation_reply_file (file_id)`,

  // Under the id of its consultation. Hidden: what its asker's standing keeps from being shown.
  sql`create table consultation_publication (
    id uuid primary key references consultation (id) on delete cascade,
    state text not null,
    is_hidden boolean not null default false,
    title text not null,
    type text not null,
    language text not null,
    question text not null,
    answer text not null,
    answer_text text not null,
    reason text,
    offered_at timestamptz not null default now(),
    published_at timestamptz,
    reads int not null default 0
  )`,
  sql`create index consultation_publication_newest on consultation_publication (published_at desc, id)
    include (type, language) where state = 'PUBLISHED' and not is_hidden`,
  sql`create index consultation_publication_read on consultation_publication (reads desc, id)
    include (type, language) where state = 'PUBLISHED' and not is_hidden`,

  sql`create table prepared_answer (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    type text,
    words jsonb not null,
    changed_by uuid references account (id) on delete set null,
    changed_at timestamptz not null default now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
