import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import { accounts } from '../account/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import type { Database } from '../kernel/database/store.ts'
import { providersById } from '../providers/door.ts'

/** The accounts of the teams of products, in their order, whatever became of them. */
export async function chosenFor(db: Database, productIds: readonly string[]): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_member')
    .select(['publication_id', 'account_id'])
    .where(amongIds('publication_id', productIds))
    .orderBy('position')
    .execute()
  const byProduct = Map.groupBy(rows, (row) => row.publication_id)
  return new Map([...byProduct].map(([id, members]) => [id, members.map((row) => row.account_id)]))
}

/** The same of one product. */
export async function chosenOf(db: Database, productId: string): Promise<string[]> {
  return (await chosenFor(db, [productId])).get(productId) ?? []
}

/** Those of some accounts who are in use and verified, in their order. */
export async function verifiedOf(db: Database, accountIds: readonly string[]): Promise<string[]> {
  const providers = await providersById(db, accountIds)
  return accountIds.filter((id) => providers.get(id)?.isVerified)
}

/** Products of whose teams an account is. */
export async function productsOf(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_member')
    .select('publication_id')
    .where('account_id', '=', accountId)
    .orderBy('publication_id')
    .execute()
  return rows.map(({ publication_id: id }) => id)
}

/** Who is of the team of which product, in use and verified, to be joined. */
export const teamMembers = (db: Database) =>
  db
    .selectFrom('product_member')
    .innerJoin(accounts(db), 'account.id', 'product_member.account_id')
    .select(['publication_id as product_id', 'product_member.account_id'])
    .where('user_type', 'in', providerTypes)
    .where('verification', '=', 'VERIFIED')
    .where('state', 'in', ['ACTIVE', 'FROZEN'])
    .as('team_member')
