import { sql, type Kysely } from 'kysely'

const statements = [
  // Questions from elsewhere whose answers are known: search learns from them, and nobody reads them.
  sql`create table answered_question (
    id uuid primary key default gen_random_uuid(),
    question text not null,
    -- Of the question as it is asked, so that it is held once.
    digest text not null unique,
    language text not null,
    imported_at timestamptz not null default now()
  )`,
  // The articles that answer it, in their order; of laws that may be gone.
  sql`create table answered_question_article (
    question_id uuid not null references answered_question (id) on delete cascade,
    position int not null,
    law_id uuid not null,
    article text not null,
    primary key (question_id, position)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
