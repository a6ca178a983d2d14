import { sql, type Kysely } from 'kysely'

/** What an event certifies stays known when it is published no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_known add column certificate_hours real`.execute(db)
  await sql`update event_known set certificate_hours = version.certificate_hours
    from publication_version as version where version.id = event_known.version_id`.execute(db)
}
