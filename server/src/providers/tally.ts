import { sql } from 'kysely'
import type { Mover } from '../kernel/mover.ts'
import { providerSearch } from '../profiles/door.ts'

/** One of what is counted of a provider is more, or less, by so many. */
async function count(mover: Mover, accountId: string, what: 'completed' | 'services', by: number) {
  const column = sql.ref(`provider_tally.${what}`)
  await mover.transaction
    .insertInto('provider_tally')
    .values({ account_id: accountId, [what]: Math.max(by, 0) })
    .onConflict((on) => on.column('account_id').doUpdateSet({ [what]: sql`greatest(${column} + ${by}, 0)` }))
    .execute()
  mover.changed(providerSearch, accountId)
}

/** A cooperation or an order of theirs was completed. */
export function countCompleted(mover: Mover, accountId: string): Promise<void> {
  return count(mover, accountId, 'completed', 1)
}

/** So many services of theirs are shown more, or less. */
export function countServices(mover: Mover, accountId: string, by: number): Promise<void> {
  return count(mover, accountId, 'services', by)
}
