import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findAlert, type AlertFound } from './queries.ts'

/**
 * One of the caller's own alerts.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function ownAlert(
  db: Database,
  id: string,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<AlertFound> {
  const alert = await findAlert(db, id)
  if (!alert) throw new Refusal('notFound')
  if (alert.account_id !== accountId) throw new Refusal('notForYou')
  return alert
}
