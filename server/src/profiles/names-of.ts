import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'

/** The names that tell of whom a text of an account's is: its own, that of its company or firm, and of who answers for it. */
export async function namesOf(db: Database, accountId: string): Promise<string[]> {
  const row = await db
    .selectFrom(accounts(db))
    .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .leftJoin('person', 'person.account_id', 'account.id')
    .select(['person.full_name', 'person.company as employer', 'company.name as company'])
    .select([
      'lawyer.name as lawyer',
      'lawyer.law_firm_name',
      'agency.name as agency',
      'agency.responsible_person',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return [...new Set(Object.values(row ?? {}).flatMap((name) => name?.trim() || []))]
}
