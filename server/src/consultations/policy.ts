import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
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
