import { sql } from 'kysely'
import type { Database } from './database/store.ts'

/** Where versions of what the desk edits are stored, and the column that names what they are versions of. */
interface Versions {
  table: 'publication_version' | 'contract_template_version'
  of: 'publication_id' | 'template_id'
}

/**
 * Says which version of what has this id is its latest: of those that were not given up, the last; where all were, the
 * last that readers had.
 */
export async function markLatest(transaction: Database, { table, of }: Versions, id: string): Promise<void> {
  const versions = sql.table(table)
  const isOf = sql`${sql.ref(of)} = ${id}`
  await sql`update ${versions} set is_latest = false where ${isOf} and is_latest`.execute(transaction)
  await sql`update ${versions} set is_latest = true where id = (
    select id from ${versions} where ${isOf} and (state != 'DISCARDED' or published_at is not null)
    order by state = 'DISCARDED', number desc limit 1)`.execute(transaction)
}
