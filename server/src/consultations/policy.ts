import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isOfTeam } from '../products/door.ts'
import { holdConsultation, type ConsultationHeld } from './hold.ts'

/** Whoever acts on consultations. */
export type Acting = Pick<Caller, 'accountId' | 'language'>

/**
 * A consultation of the caller's own, held until the transaction ends.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function holdOwnConsultation(
  transaction: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
): Promise<ConsultationHeld> {
  const row = await holdConsultation(transaction, id)
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

/**
 * Whether somebody is of the team that a consultation was asked of, and may read and answer it; never its asker.
 */
export async function isAskedTeam(
  db: Database,
  { product_id: product, account_id: asker }: Pick<ConsultationHeld, 'product_id' | 'account_id'>,
  accountId: string,
): Promise<boolean> {
  return product !== null && asker !== accountId && (await isOfTeam(db, product, accountId))
}

/**
 * A consultation that was asked of the caller's team, held until the transaction ends.
 *
 * @throws Refusal where there is none, or it was asked of others
 */
export async function holdTeamConsultation(
  transaction: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
): Promise<ConsultationHeld> {
  const row = await holdConsultation(transaction, id)
  if (!(await isAskedTeam(transaction, row, accountId))) throw new Refusal('notForYou')
  return row
}
