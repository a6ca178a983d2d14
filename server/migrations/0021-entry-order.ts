import { sql, type Kysely } from 'kysely'

/** Entries written within one tick of the clock stand in the order of writing. */
const statements = [
  sql`alter table conversation_entry add column place bigint generated always as identity`,
  sql`drop index conversation_entry_of`,
  sql`create index conversation_entry_of on conversation_entry (conversation_id, created_at desc, place desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
