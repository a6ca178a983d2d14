import { sql, type Kysely } from 'kysely'

/** What is written within one tick of the clock, or in one transaction, stands in the order of writing. */
const statements = [
  sql`alter table conversation_entry add column place bigint generated always as identity`,
  sql`drop index conversation_entry_of`,
  sql`create index conversation_entry_of on conversation_entry (conversation_id, created_at desc, place desc)`,
  sql`alter table message add column place bigint generated always as identity`,
  sql`drop index message_account`,
  sql`create index message_account on message (account_id, created_at desc, place desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
