import { sql, type Kysely } from 'kysely'

/** When a provider agreed that their contacts open to a demander abroad. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cooperation add column provider_consent_at timestamptz`.execute(db)
  await sql`alter table service_order add column provider_consent_at timestamptz`.execute(db)
}
