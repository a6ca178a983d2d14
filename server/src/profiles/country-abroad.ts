import { sql } from 'kysely'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { parties } from './views.ts'

const countryOf = statement((db, { accountId }: { accountId: string }) =>
  db.selectFrom(parties(db)).select('party.country').where('party.id', '=', accountId),
)

/** Where an account's practice, agency or company is, of those abroad (ISO 3166). */
export async function countryAbroad(db: Database, accountId: string): Promise<string | null> {
  const [party] = await countryOf(db, { accountId })
  return party?.country ?? null
}

/** The same of the account that a row names, in the statement of the row. */
export function countryAbroadAt(db: Database, column: string) {
  return db.selectFrom(parties(db)).select('party.country').where('party.id', '=', sql.ref<string>(column))
}
