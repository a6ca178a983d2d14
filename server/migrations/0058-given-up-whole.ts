import { sql, type Kysely } from 'kysely'

const versions = [
  ['publication_version', 'publication_id'],
  ['contract_template_version', 'template_id'],
] as const

/** Of what readers had, and of which every version was given up, the last that they had is the latest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, of] of versions) {
    const table = sql.table(name)
    await sql`update ${table} set is_latest = true where id in (
      select distinct on (${sql.ref(of)}) id from ${table} as given_up
      where published_at is not null and not exists (
        select from ${table} as latest
        where latest.${sql.ref(of)} = given_up.${sql.ref(of)} and latest.is_latest)
      order by ${sql.ref(of)}, number desc)`.execute(db)
  }
}
