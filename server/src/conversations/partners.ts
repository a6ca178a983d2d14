import { providerTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

/** Somebody to converse with, by the name the other side knows. */
export interface Partner {
  id: string
  name: string
  userType: UserType
  picture: string | null
  /** The account is in use: what is written to it can be read. */
  isReachable: boolean
  /** A lawyer or agency that the portal presents, and that anybody may write to. */
  isPresented: boolean
}

const isProvider = (userType: UserType) => providerTypes.some((type) => type === userType)

/** Each account by its id: the name of the lawyer, agency, company or person, else the username. */
export async function partnersById(db: Database, ids: string[]): Promise<Map<string, Partner>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .leftJoin('person', 'person.account_id', 'account.id')
    .select(['account.id', 'user_type', 'picture', 'state', 'verification'])
    .select(
      sql<string>`coalesce(lawyer.name, agency.name, company.name, nullif(person.full_name, ''), username)`.as(
        'name',
      ),
    )
    .where('account.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, name, user_type: userType, picture, state, verification }) => {
      const isReachable = state === 'ACTIVE' || state === 'FROZEN'
      const isPresented = isReachable && verification === 'VERIFIED' && isProvider(userType)
      return [id, { id, name, userType, picture, isReachable, isPresented }]
    }),
  )
}

export async function findPartner(db: Database, id: string): Promise<Partner | undefined> {
  return (await partnersById(db, [id])).values().next().value
}
