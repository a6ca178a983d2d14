import { sql, type Kysely } from 'kysely'

// Addresses that a law had before a source told what its own follows from: whoever kept one still finds the law.
const statements = [
  sql`alter table law add column former_addresses text[] not null default '{}'`,
  sql`create index law_former_addresses on law using gin (former_addresses)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
