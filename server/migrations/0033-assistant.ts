import { sql, type Kysely } from 'kysely'

const statements = [
  // What somebody has asked today, and to whom abroad their questions may be sent. It outlives their conversations.
  sql`create table assistant_account (
    account_id uuid primary key references account (id) on delete cascade,
    asked_on date,
    asked int not null default 0,
    consented_to text,
    consented_at timestamptz,
    check ((consented_to is null) = (consented_at is null))
  )`,

  sql`create table assistant_conversation (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account (id) on delete cascade,
    title text not null,
    asked_at timestamptz not null default clock_timestamp()
  )`,
  sql`create index assistant_conversation_of on assistant_conversation (account_id, asked_at desc, id)`,
  sql`create index assistant_conversation_used on assistant_conversation (asked_at)`,

  // A question without personal data, with the passages found for it as they read then, and what a model wrote.
  sql`create table assistant_turn (
    id uuid primary key default gen_random_uuid(),
    conversation_id uuid not null references assistant_conversation (id) on delete cascade,
    question text not null,
    language text not null,
    country text,
    state text not null,
    passages jsonb not null,
    asked_before jsonb not null,
    generator text,
    sentences jsonb not null default '[]',
    removed jsonb not null default '[]',
    asked_at timestamptz not null default clock_timestamp(),
    writing_at timestamptz,
    verdict text,
    reason text not null default '',
    rated_at timestamptz,
    seen_at timestamptz,
    check ((verdict is null) = (rated_at is null)),
    check (seen_at is null or rated_at is not null)
  )`,
  sql`create index assistant_turn_of on assistant_turn (conversation_id, asked_at, id)`,
  sql`create index assistant_turn_rated on assistant_turn (rated_at desc, id) where verdict is not null`,
  sql`create index assistant_turn_unseen on assistant_turn (rated_at)
    where verdict = 'DOWN' and seen_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
