import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'

/** Law offices that the platform has verified and that may be used. */
export function lawOffices(db: Database) {
  return db
    .selectFrom('agency')
    .innerJoin(accounts(db), 'account.id', 'agency.account_id')
    .where('user_type', '=', 'LAW_OFFICE')
    .where('verification', '=', 'VERIFIED')
    .where('state', 'in', ['ACTIVE', 'FROZEN'])
}

export async function isLawOffice(db: Database, id: string): Promise<boolean> {
  const found = await lawOffices(db).select('account.id').where('account.id', '=', id).executeTakeFirst()
  return found !== undefined
}
