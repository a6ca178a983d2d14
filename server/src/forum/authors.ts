import type { ForumAuthor } from '@portal/protocol/forum/schemas.ts'
import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { agencies, companies, lawyers } from '../profiles/door.ts'

/** The name that a lawyer, agency or company was verified by; of everybody else the username. */
const name = sql<string>`case when verification = 'VERIFIED'
  then coalesce(lawyer.name, agency.name, company.name, username) else username end`

const authorRows = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom(accounts(db))
    .leftJoin(lawyers(db), 'lawyer.account_id', 'account.id')
    .leftJoin(agencies(db), 'agency.account_id', 'account.id')
    .leftJoin(companies(db), 'company.account_id', 'account.id')
    .select(['account.id', 'user_type', 'account.picture', 'verification'])
    .select(name.as('name'))
    .where(amongIds('account.id', ids))
    .where('account.state', '!=', 'CANCELLED'),
)

/** Who wrote, by their accounts; those who have left are nobody any more. */
export async function authorsById(db: Database, ids: readonly string[]): Promise<Map<string, ForumAuthor>> {
  if (ids.length === 0) return new Map()
  const rows = await authorRows(db, { ids: [...new Set(ids)] })
  return new Map(
    rows.map((row) => {
      const { id, user_type: userType, picture } = row
      const isVerified = row.verification === 'VERIFIED'
      const isProvider = isVerified && providerTypes.some((type) => type === userType)
      const author = {
        name: userType === 'ADMIN' ? null : row.name,
        userType,
        picture,
        isVerifiedLawyer: isVerified && userType === 'LAWYER',
        providerId: isProvider ? id : null,
      }
      return [id, author]
    }),
  )
}
