import { sql, type Kysely } from 'kysely'

/** When an event that is known appeared, and what it is joined at: that either is another is to be noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_known add column published_at timestamptz, add column join_url text`.execute(db)
  await sql`update event_known set published_at = date_trunc('milliseconds', version.published_at),
    join_url = version.join_url
    from publication_version as version where version.id = event_known.version_id`.execute(db)
}
