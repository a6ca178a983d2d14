import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

/** The account, held until the transaction ends: its owner and who judges it take turns. */
export function holdAccount(transaction: Database, accountId: string) {
  return transaction
    .selectFrom('account')
    .select(['id', 'user_type', 'verification'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * The account of whom something is written about, in use or not, kept as it is until the transaction ends: what becomes
 * of it comes before, or sees what was written. Several hold it so at once, so that whoever writes may be held before.
 */
export async function holdStanding(transaction: Database, accountId: string): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forShare().execute()
}

/**
 * Holds an account until commit, and with it all that have SUPER: of two who would take the last ones' account or role
 * away, the second sees what the first did. In the order of ids, so that no two wait for each other.
 */
export async function holdWithSupers(transaction: Database, id: string) {
  const rows = await transaction
    .selectFrom('account')
    .select(['id', 'user_type', 'admin_roles', 'state'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([eb('user_type', '=', 'ADMIN'), sql<boolean>`'SUPER' = any(admin_roles)`]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const held = rows.find((row) => row.id === id)
  if (!held) return undefined
  const isLastSuper =
    held.admin_roles.includes('SUPER') && !rows.some((row) => row !== held && row.state === 'ACTIVE')
  return { ...held, isLastSuper }
}
