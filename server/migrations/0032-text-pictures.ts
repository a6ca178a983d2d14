import { sql, type Kysely } from 'kysely'

const statements = [
  // Pictures within the texts of a version, in whatever language.
  sql`create table publication_picture (
    version_id uuid not null references publication_version (id) on delete cascade,
    file_id uuid not null references stored_file (id),
    primary key (version_id, file_id)
  )`,
  sql`create index publication_picture_of on publication_picture (file_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
