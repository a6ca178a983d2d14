import { sql, type Kysely } from 'kysely'

const statements = [
  // What somebody wants to be told of: what is new in a search, what becomes of a law or an article. Everything up to
  // "looked_until" has been looked at; a law is remembered as it was seen last.
  sql`create table alert (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    kind text not null,
    name text not null,
    list text,
    filters jsonb not null default '{}',
    law_id uuid references law (id) on delete cascade,
    article text,
    seen jsonb,
    frequency text not null,
    by_mail boolean not null default false,
    is_paused boolean not null default false,
    looked_until timestamptz not null default clock_timestamp(),
    next_at timestamptz not null,
    told_at timestamptz,
    created_at timestamptz not null default clock_timestamp(),
    check ((kind = 'SEARCH') = (list is not null)),
    check ((kind = 'SEARCH') = (law_id is null)),
    check ((kind = 'ARTICLE') = (article is not null))
  )`,
  sql`create index alert_of on alert (account_id, created_at desc, id)`,
  sql`create index alert_due on alert (next_at, id) where not is_paused`,
  sql`create unique index alert_followed on alert (law_id, account_id, coalesce(article, ''))
    where law_id is not null`,

  // The address that somebody has confirmed for e-mails of alerts: another address is confirmed anew.
  sql`create table alert_mail (
    account_id uuid primary key references account (id) on delete cascade,
    email text not null,
    confirmed_at timestamptz not null default now()
  )`,

  // What a message names beside its words: titles with their paths on this site.
  sql`alter table message add links jsonb not null default '[]'`,

  // What is new since an instant.
  sql`create index law_stored on law (created_at)`,
  sql`create index judicial_case_stored on judicial_case (created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
