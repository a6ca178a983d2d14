import {
  providerTypes,
  type AccountState,
  type UserType,
  type VerificationState,
} from '@portal/protocol/kernel/user-types.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
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

/** What is read of somebody to converse with. */
export const partnerColumns = [
  'party.id as partner_id',
  'party.name',
  'party.user_type',
  'party.picture',
  'party.state',
  'party.verification',
] as const

interface PartnerRow {
  partner_id: string
  name: string
  user_type: UserType
  picture: string | null
  state: AccountState
  verification: VerificationState
}

export function partnerOf(row: PartnerRow): Partner {
  const { partner_id: id, name, user_type: userType, picture } = row
  const isReachable = row.state === 'ACTIVE' || row.state === 'FROZEN'
  const isPresented = isReachable && row.verification === 'VERIFIED' && isProvider(userType)
  return { id, name, userType, picture, isReachable, isPresented }
}

const partnerRows = statement((db, { ids }: { ids: string[] }) =>
  db.selectFrom(parties(db)).select(partnerColumns).where(amongIds('party.id', ids)),
)

/** Each account by its id: the name of the lawyer, agency, company or person, else the username. */
export async function partnersById(db: Database, ids: string[]): Promise<Map<string, Partner>> {
  if (ids.length === 0) return new Map()
  const rows = await partnerRows(db, { ids })
  return new Map(rows.map((row) => [row.partner_id, partnerOf(row)]))
}

export async function findPartner(db: Database, id: string): Promise<Partner | undefined> {
  return (await partnersById(db, [id])).values().next().value
}
