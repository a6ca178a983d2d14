import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'

const used = (db: Database, accountId: string) =>
  db
    .selectFrom('account')
    .select('verification')
    .where('id', '=', accountId)
    .where('state', 'in', ['ACTIVE', 'FROZEN'])

/** An account that is in use, kept so until the transaction ends. */
function held(transaction: Database, accountId: string) {
  return used(transaction, accountId).forShare().executeTakeFirst()
}

/**
 * Whether an account is in use, kept so until the transaction ends: what is written for it now is not left behind by
 * its ending.
 */
export async function holdUsed(transaction: Database, accountId: string): Promise<boolean> {
  return (await held(transaction, accountId)) !== undefined
}

/**
 * Holds the account of who makes something, before anything else is held: its ending or suspension comes before, or sees
 * what was made.
 *
 * @throws Refusal where it came before
 */
export async function holdMaker(transaction: Database, accountId: string): Promise<void> {
  if (!(await holdUsed(transaction, accountId))) throw new Refusal('sessionEnded')
}

/**
 * The same of what the verified alone may make.
 *
 * @throws Refusal where the account is not verified any more either
 */
export async function holdVerifiedMaker(transaction: Database, accountId: string): Promise<void> {
  const account = await held(transaction, accountId)
  if (!account) throw new Refusal('sessionEnded')
  const { verification } = account
  if (verification !== 'VERIFIED') throw new Refusal('notNow', { verification }, 'notVerified')
}

/**
 * The same, and one at a time: of what an account may make so many of, or where its own row is written, which two who
 * held it together would wait for each other to write.
 *
 * @throws Refusal where its ending came before
 */
export async function holdMakerAlone(transaction: Database, accountId: string): Promise<void> {
  const account = await used(transaction, accountId).forNoKeyUpdate().executeTakeFirst()
  if (!account) throw new Refusal('sessionEnded')
}
