import { sql, type Kysely } from 'kysely'

/** Whether a write that came with a key was done, and whether its answer was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_key add column outcome text`.execute(db)
}
