import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'

/** The account, held until the transaction ends: its owner and who verifies it take turns. */
export function holdAccount(transaction: Database, accountId: string) {
  return transaction
    .selectFrom('account')
    .select(['id', 'user_type', 'verification'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export function waitingSubmission(db: Database, accountId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'sealed'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'PENDING')
    .executeTakeFirst()
}

/** What was given last and not taken back: what waits, else what was decided last. */
export function newestSubmission(db: Database, accountId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'state', 'submitted_at', 'decided_at', 'reason', 'sealed'])
    .where('account_id', '=', accountId)
    .where('state', '!=', 'SUPERSEDED')
    .orderBy((eb) => eb.case().when('state', '=', 'PENDING').then(0).else(1).end())
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** @throws Refusal where there is none */
export async function findSubmission(db: Database, id: string) {
  const row = await db
    .selectFrom('submission')
    .select(['id', 'account_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}
