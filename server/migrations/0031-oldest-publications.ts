import { sql, type Kysely } from 'kysely'

/** An index for what is published of a kind from the oldest on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index publication_version_oldest on publication_version
    (kind, is_pinned desc, appeared_at, id) where state = 'PUBLISHED'`.execute(db)
}
