import { sql, type Kysely } from 'kysely'

// Articles by their meaning: a vector each, for every language that it is held in.
const statements = [
  sql`create table meaning_model (
    id integer generated always as identity primary key,
    name text not null unique,
    -- Vectors of the questions that it is measured by, one behind another.
    yardsticks bytea not null,
    -- The change of the log up to which its articles are followed.
    followed bigint not null default 0,
    -- When a portal was last started with it: the newest is worked for.
    begun_at timestamptz not null default now(),
    -- A process works for it until then.
    held_until timestamptz
  )`,
  sql`create table meaning (
    model_id integer not null references meaning_model (id) on delete cascade,
    law_id uuid not null,
    key text not null,
    language text not null,
    country text not null,
    digest bytea not null,
    vector bytea not null,
    primary key (model_id, law_id, key, language)
  )`,
  // Numbers without any order cannot be packed.
  sql`alter table meaning alter column vector set storage external`,
  // To whom questions may be sent abroad to be told what they mean.
  sql`alter table assistant_account add column meaning_consented_to text, add column meaning_consented_at timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
