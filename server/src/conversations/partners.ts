import { providerTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { parties } from '../profiles/door.ts'

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

const partnerRows = statement((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom(parties(db))
    .select(['id', 'name', 'user_type', 'picture', 'state', 'verification'])
    .where(sql<boolean>`party.id = any(${ids}::uuid[])`),
)

/** Each account by its id: the name of the lawyer, agency, company or person, else the username. */
export async function partnersById(db: Database, ids: string[]): Promise<Map<string, Partner>> {
  if (ids.length === 0) return new Map()
  const rows = await partnerRows(db, { ids })
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
