import { handThread, leaveThread } from '../conversations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { LookupHeld } from './hold.ts'
import { lookupSubject } from './subject.ts'

type Held = Pick<LookupHeld, 'id' | 'account_id' | 'assigned_to'>

/** Has somebody of the desk work on a lookup; the thread with the applicant is theirs from then on. */
export async function assignLookup(
  transaction: Database,
  { id, account_id: applicant }: Held,
  to: string,
): Promise<void> {
  await transaction.updateTable('lookup').set({ assigned_to: to }).where('id', '=', id).execute()
  await handThread(transaction, { subject: lookupSubject, subjectId: id, kept: applicant, to })
}

/** Has nobody of the desk work on a lookup, or read what its applicant writes, until somebody takes it up. */
export async function unassignLookup(
  transaction: Database,
  { id, account_id: applicant }: Held,
): Promise<void> {
  await transaction.updateTable('lookup').set({ assigned_to: null }).where('id', '=', id).execute()
  await leaveThread(transaction, { subject: lookupSubject, subjectId: id, kept: applicant })
}

/** Whoever first answers a lookup that nobody has works on it. */
export async function takeUp(transaction: Database, held: Held, by: string): Promise<void> {
  if (held.assigned_to === null) await assignLookup(transaction, held, by)
}

/** The same of all that somebody of the desk works on. */
export async function releaseLookups(transaction: Database, accountId: string): Promise<void> {
  const held = await transaction
    .selectFrom('lookup')
    .select(['id', 'account_id', 'assigned_to'])
    .where('assigned_to', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const lookup of held) await unassignLookup(transaction, lookup)
}
