import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'

/** @throws Refusal where there is none */
export async function findSubmission(db: Database, id: string) {
  const row = await db
    .selectFrom('submission')
    .select(['id', 'account_id', 'state', 'sealed'])
    .select(sql<boolean>`sealed is not null`.as('is_change'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

export function waitingSubmission(db: Database, accountId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'sealed'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'PENDING')
    .executeTakeFirst()
}

/** What was given and not taken back: what waits, else what was decided last. */
export function newestSubmission(db: Database, accountId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'state', 'submitted_at', 'decided_at', 'reason', 'sealed'])
    .where('account_id', '=', accountId)
    .where('state', '!=', 'SUPERSEDED')
    .orderBy((eb) => eb.case().when('state', '=', 'PENDING').then(0).else(1).end())
    .orderBy('decided_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

/** How many submissions wait to be verified. */
export async function countPending(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  return count
}

/** Why what was decided last was rejected, or holds no more; null where data wait or are approved. */
export async function rejectionReason(db: Database, accountId: string): Promise<string | null> {
  return (await newestSubmission(db, accountId))?.reason ?? null
}

/** Removes all that somebody gave to be verified. */
export async function dropSubmissions(transaction: Database, accountId: string): Promise<void> {
  await transaction.deleteFrom('submission').where('account_id', '=', accountId).execute()
}

/** When the data of an account, which a column names, were approved last; null where they never were. */
export const approvedAtOf = (account: string) => sql<Date | null>`(
  select max(decided_at) from submission where submission.account_id = ${sql.ref(account)} and state = 'APPROVED')`
