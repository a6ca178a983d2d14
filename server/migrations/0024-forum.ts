import { sql, type Kysely } from 'kysely'

const statements = [
  // Its id names it among the texts that cite. Hidden: what its author's standing keeps from being shown.
  sql`create table forum_post (
    id uuid primary key default gen_random_uuid(),
    author_id uuid not null references account (id) on delete cascade,
    state text not null,
    is_hidden boolean not null default false,
    is_pinned boolean not null default false,
    is_closed boolean not null default false,
    title text not null,
    category text not null,
    language text not null,
    content text not null,
    content_text text not null,
    reason text,
    comments int not null default 0,
    likes int not null default 0,
    reads int not null default 0,
    created_at timestamptz not null default now(),
    submitted_at timestamptz not null default now(),
    changed_at timestamptz,
    last_comment_at timestamptz,
    active_at timestamptz not null default now()
  )`,
  sql`create index forum_post_active on forum_post (is_pinned desc, active_at desc, id)
    include (category, language) where state = 'DISPLAYED' and not is_hidden`,
  sql`create index forum_post_newest on forum_post (is_pinned desc, created_at desc, id)
    include (category, language) where state = 'DISPLAYED' and not is_hidden`,
  sql`create index forum_post_liked on forum_post (is_pinned desc, likes desc, id)
    include (category, language) where state = 'DISPLAYED' and not is_hidden`,
  sql`create index forum_post_category on forum_post (category, active_at desc, id)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index forum_post_author on forum_post (author_id, created_at desc, id) include (state)`,
  sql`create index forum_post_waiting on forum_post
    ((case when state = 'REVIEWING' then submitted_at end), submitted_at desc, id desc) include (state)
    where state <> 'DELETED'`,
  sql`create index forum_post_submitted on forum_post (submitted_at desc, id) include (state)
    where state <> 'DELETED'`,

  sql`create table forum_picture (
    post_id uuid not null references forum_post (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    position int not null,
    text text not null,
    primary key (post_id, file_id)
  )`,
  sql`create index forum_picture_of on forum_picture (file_id)`,

  // Top: the comment on the post itself under which a reply stands. Its id names it among the texts that cite.
  sql`create table forum_comment (
    id uuid primary key default gen_random_uuid(),
    post_id uuid not null references forum_post (id) on delete cascade,
    top_id uuid references forum_comment (id) on delete cascade,
    reply_to uuid references forum_comment (id) on delete set null,
    author_id uuid not null references account (id) on delete cascade,
    state text not null,
    is_hidden boolean not null default false,
    language text not null,
    text text not null,
    content text not null,
    reason text,
    likes int not null default 0,
    created_at timestamptz not null default now(),
    changed_at timestamptz
  )`,
  sql`create index forum_comment_newest on forum_comment (post_id, created_at desc, id) where top_id is null`,
  sql`create index forum_comment_liked on forum_comment (post_id, likes desc, created_at, id)
    where top_id is null`,
  sql`create index forum_comment_replies on forum_comment (top_id, created_at desc, id)
    where top_id is not null`,
  sql`create index forum_comment_shown on forum_comment (post_id, created_at)
    where state = 'DISPLAYED' and not is_hidden`,
  sql`create index forum_comment_answers on forum_comment (reply_to) where reply_to is not null`,
  sql`create index forum_comment_author on forum_comment (author_id, created_at desc, id)`,

  sql`create table forum_post_like (
    post_id uuid not null references forum_post (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    primary key (post_id, account_id)
  )`,
  sql`create index forum_post_like_of on forum_post_like (account_id)`,
  sql`create table forum_comment_like (
    comment_id uuid not null references forum_comment (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    primary key (comment_id, account_id)
  )`,
  sql`create index forum_comment_like_of on forum_comment_like (account_id)`,

  // Of a post, or of a comment on it.
  sql`create table forum_report (
    id uuid primary key default gen_random_uuid(),
    post_id uuid not null references forum_post (id) on delete cascade,
    comment_id uuid references forum_comment (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    state text not null,
    fault text not null,
    note text,
    reported_at timestamptz not null default now()
  )`,
  sql`create unique index forum_report_once on forum_report
    (post_id, coalesce(comment_id, post_id), account_id)`,
  sql`create index forum_report_waiting on forum_report
    ((case when state = 'OPEN' then reported_at end), reported_at desc, id desc) include (state)`,
  sql`create index forum_report_at on forum_report (reported_at desc, id) include (state)`,
  sql`create index forum_report_of on forum_report (account_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
