import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'

/**
 * A consultation, held until the transaction ends: whatever moves it or its publication takes turns here.
 *
 * @throws Refusal where there is none
 */
export async function holdConsultation(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('consultation')
    .select(['id', 'account_id', 'state', 'title', 'type', 'language', 'allows_publication', 'assigned_to'])
    .select('product_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

export type ConsultationHeld = Awaited<ReturnType<typeof holdConsultation>>

/** What the mover needs to know of a consultation whose publication it moves. */
export function publicationFacts(row: Omit<ConsultationHeld, 'type' | 'language' | 'product_id' | 'id'>) {
  return {
    account_id: row.account_id,
    title: row.title,
    allows_publication: row.allows_publication,
    consultation_state: row.state,
    assigned_to: row.assigned_to,
  }
}

/** The publication of a consultation that is held; undefined where nothing was offered. */
export async function publicationOf(transaction: Database, held: ConsultationHeld) {
  const row = await transaction
    .selectFrom('consultation_publication')
    .select(['id', 'state', 'offered_at'])
    .where('id', '=', held.id)
    .executeTakeFirst()
  return row && { ...row, ...publicationFacts(held) }
}
