import { providerTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { accounts } from '../account/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { agencies, lawyers } from '../profiles/door.ts'

/** A provider, as whoever wants their help needs to know them. */
export interface Provider {
  id: string
  name: string
  userType: UserType
  picture: string | null
  /** Where a lawyer is admitted or an agency registered, of those abroad (ISO 3166). */
  admittedIn: string | null
  phone: string | null
  email: string | null
  /** In use and verified. */
  isVerified: boolean
}

const providerName = sql<string>`coalesce(lawyer.name, agency.name, username)`

/** Rows that a search for a name shows: more letters find the others. */
const mostFound = 20

/** Verified providers whose name holds a text, whatever its case; those that begin with it first. */
export function findProviders(db: Database, text: string, exceptId: string) {
  const place = sql<number>`strpos(lower(${providerName}), ${text.toLowerCase()})`
  return db
    .selectFrom(accounts(db))
    .leftJoin(lawyers(db), 'lawyer.account_id', 'account.id')
    .leftJoin(agencies(db), 'agency.account_id', 'account.id')
    .select(['account.id', 'user_type as userType'])
    .select(providerName.as('name'))
    .where('user_type', 'in', providerTypes)
    .where('verification', '=', 'VERIFIED')
    .where('state', '=', 'ACTIVE')
    .where('account.id', '!=', exceptId)
    .where(place, '>', 0)
    .orderBy(place)
    .orderBy(providerName)
    .orderBy('account.id')
    .limit(mostFound)
    .execute()
}

function providers(db: Database) {
  return db
    .selectFrom(accounts(db))
    .leftJoin(lawyers(db), 'lawyer.account_id', 'account.id')
    .leftJoin(agencies(db), 'agency.account_id', 'account.id')
    .select(['account.id', 'user_type', 'picture', 'state', 'verification'])
    .select(sql<string | null>`nullif(coalesce(licence_country, agency.country), 'CN')`.as('admittedIn'))
    .select(providerName.as('name'))
    .select(sql<string | null>`coalesce(agency.contact_phone, phone)`.as('phone'))
    .select(sql<string | null>`coalesce(agency.contact_email, email)`.as('email'))
    .where('user_type', 'in', providerTypes)
}

const providerRows = statement((db, { ids }: { ids: readonly string[] }) =>
  providers(db).where(amongIds('account.id', ids)),
)

export type ProviderRow = Awaited<ReturnType<typeof providerRows>>[number]

/** The provider whose account a row names, in the statement of the row; null where it is none. */
export function providerAt(db: Database, column: string) {
  return jsonObjectFrom(providers(db).where('account.id', '=', sql.ref<string>(column)))
}

export function providerOf({ user_type: userType, state, verification, ...row }: ProviderRow): Provider {
  const isVerified = verification === 'VERIFIED' && (state === 'ACTIVE' || state === 'FROZEN')
  return { ...row, userType, isVerified }
}

/** Providers by the ids of their accounts; whoever is none is left out. */
export async function providersById(db: Database, ids: readonly string[]): Promise<Map<string, Provider>> {
  if (ids.length === 0) return new Map()
  const rows = await providerRows(db, { ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, providerOf(row)]))
}

/** A provider without their contacts. */
export function shownProvider({ id, name, userType, picture, admittedIn, isVerified }: Provider) {
  return { id, name, userType, picture, admittedIn, isVerified }
}
