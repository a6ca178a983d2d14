import { sql, type Kysely } from 'kysely'

// What limits count over all processes. Nothing of it matters after some minutes: a crash may lose it.
const statements = [
  // Requests of an address in a minute since 1970, told by each process that had many of them.
  sql`create unlogged table request_count (
    subject bytea not null,
    minute integer not null,
    count integer not null,
    primary key (subject, minute)
  )`,
  // Answers to captchas from an address.
  sql`create unlogged table captcha_answer (
    id bigint generated always as identity primary key,
    subject bytea not null,
    is_right boolean not null,
    at timestamptz not null default now()
  )`,
  sql`create index captcha_answer_subject on captcha_answer (subject, at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
