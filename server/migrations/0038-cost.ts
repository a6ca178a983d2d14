import { sql, type Kysely } from 'kysely'

// What each request asks for, found by an index alone.
const statements = [
  // Of whoever published them, whatever became of them since: what was completed on them waits to be evaluated.
  sql`create index requirement_account on requirement (account_id)`,
  // What is published of a kind about a country, in the order of its list.
  sql`create index publication_version_kind_country on publication_version
    (kind, country, is_pinned desc, appeared_at desc, id) where state = 'PUBLISHED'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
