import { sql, type Kysely } from 'kysely'

/** A side that reads a thread no more, until it is handed to somebody. Lookups that nobody works on leave theirs. */
const statements = [
  sql`alter table conversation add column left_by uuid references account (id) on delete set null`,
  sql`create index conversation_left_by on conversation (left_by)`,
  sql`update conversation set left_by = case when first_id = lookup.account_id then second_id else first_id end
    from lookup
    where conversation.subject = 'lookup' and conversation.subject_id = lookup.id and lookup.assigned_to is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
