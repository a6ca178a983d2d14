import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Standing } from '../kernel/feature.ts'
import { agencies, companies, lawyers } from '../profiles/door.ts'

/** What an account may be for others now. */
export async function standingOf(db: Database, accountId: string): Promise<Omit<Standing, 'became'>> {
  const { name, state, verification } = await db
    .selectFrom(accounts(db))
    .leftJoin(lawyers(db), 'lawyer.account_id', 'account.id')
    .leftJoin(agencies(db), 'agency.account_id', 'account.id')
    .leftJoin(companies(db), 'company.account_id', 'account.id')
    .select(['state', 'verification'])
    .select(sql<string>`coalesce(lawyer.name, agency.name, company.name, username)`.as('name'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const isVerified = verification === 'VERIFIED'
  const isInUse = state === 'ACTIVE' || state === 'FROZEN'
  return { accountId, name, isShown: isInUse && isVerified, isVerified }
}
