import { sql, type Kysely } from 'kysely'

const statements = [
  // A formatted text that cites, under the id of the row that holds it: what tells whom its citations mean.
  sql`create table citing_text (
    id uuid primary key,
    language text not null,
    country text,
    day date,
    citations_revision integer not null
  )`,
  sql`create index citing_text_revision on citing_text (citations_revision)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
