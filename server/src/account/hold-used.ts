import type { Database } from '../kernel/database/store.ts'

/**
 * Whether an account is in use, kept so until the transaction ends: what is written for it now is not left behind by
 * its ending.
 */
export async function holdUsed(transaction: Database, accountId: string): Promise<boolean> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('state', 'in', ['ACTIVE', 'FROZEN'])
    .forShare()
    .executeTakeFirst()
  return account !== undefined
}
