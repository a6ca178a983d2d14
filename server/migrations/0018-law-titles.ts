import { sql, type Kysely } from 'kysely'

/**
 * Titles of a law in languages that it may hold no text in; what a wording's first day rests on, and which of its
 * provisions begin on other days.
 */
const statements = [
  sql`create table law_title (
    law_id uuid not null references law (id) on delete cascade,
    language text not null,
    title text not null,
    short_titles text[] not null default '{}',
    is_official boolean not null,
    primary key (law_id, language)
  )`,
  sql`alter table law_version add column day_source text`,
  sql`alter table law_version add column provision_days jsonb not null default '[]'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
