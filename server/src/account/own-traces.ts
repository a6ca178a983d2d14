import type { Database } from '../kernel/database/store.ts'
import { readHistory } from '../kernel/history.ts'

/** What the portal noted of how the account was used. */
export async function ownTraces(db: Database, accountId: string) {
  const submissions = await db
    .selectFrom('submission')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('submitted_at')
    .execute()
  const moves = [
    ...(await readHistory(db, 'account', accountId)),
    ...(await readHistory(db, 'submission', ...submissions.map(({ id }) => id))),
  ]
  return {
    acceptances: await db
      .selectFrom('acceptance')
      .select(['document', 'version', 'language', 'accepted_at'])
      .where('account_id', '=', accountId)
      .execute(),
    sessions: await db
      .selectFrom('session')
      .select(['browser', 'system', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    secondFactor:
      (await db
        .selectFrom('second_factor')
        .select('confirmed_at')
        .where('account_id', '=', accountId)
        .executeTakeFirst()) ?? null,
    // Who of the staff it was is nobody else's affair.
    history: moves.map(({ at, action, from, to, note }) => ({ at, action, from, to, note })),
    auditLog: await db
      .selectFrom('audit_log')
      .select(['at', 'event', 'outcome', 'target', 'request_id'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  }
}
