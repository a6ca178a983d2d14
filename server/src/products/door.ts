import type { Database } from '../kernel/database/store.ts'
import { publishedOf } from '../publications/door.ts'
import { chosenOf, teamMembers, verifiedOf } from './queries.ts'

export { teamMembers }

/** Whether a product is published: nobody asks for one that is not. */
export async function isOffered(db: Database, productId: string): Promise<boolean> {
  return (await publishedOf(db, 'product', [productId])).has(productId)
}

/** The accounts of a product's team: of those who were chosen, whoever is in use and verified. */
export async function teamOf(db: Database, productId: string): Promise<string[]> {
  return verifiedOf(db, await chosenOf(db, productId))
}

/** The products of whose teams an account is; none while it is not in use, or not verified. */
export async function productsOfMember(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(teamMembers(db))
    .select('product_id')
    .where('account_id', '=', accountId)
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id: id }) => id)
}

/** Whether an account is of a product's team, in use and verified. */
export async function isOfTeam(db: Database, productId: string, accountId: string): Promise<boolean> {
  return (await productsOfMember(db, accountId)).includes(productId)
}
