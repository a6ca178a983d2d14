import { sql, type Kysely } from 'kysely'

/** Kept messages are found by who was to get them, though that is sealed: by its hash under the portal's key. */
const statements = [
  sql`alter table outgoing_message add recipient_hash bytea`,
  sql`create index outgoing_message_kept on outgoing_message (recipient_hash, created_at desc, id)
    where state = 'KEPT'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
