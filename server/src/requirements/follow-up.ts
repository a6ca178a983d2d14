import type { Database } from '../kernel/database/store.ts'
import type { Mover } from '../kernel/mover.ts'
import { cooperationRows } from './hold.ts'
import { cooperationMoves, type CooperationRow } from './cooperation-moves.ts'
import type { RequirementRow } from './requirement-moves.ts'
import { requirementMoves } from './requirement-moves.ts'

/** Sign-ups that nothing was agreed on yet. */
const openSignUps = (transaction: Database, requirementId: string) =>
  cooperationRows(transaction)
    .where('requirement_id', '=', requirementId)
    .where('cooperation.state', 'in', ['SIGNED_UP', 'IN_NEGOTIATION'])
    .orderBy('cooperation.id')

/** Whoever has signed up is told that the requirement was changed, published again or is overdue, by the title that they know. */
export async function tellSignedUp(
  { tell, transaction }: Mover,
  { id, title }: Pick<RequirementRow, 'id' | 'title'>,
  event: 'requirementChanged' | 'requirementRepublished' | 'signUpOverdue',
): Promise<void> {
  for (const row of await openSignUps(transaction, id).execute()) {
    const about = cooperationMoves.about({ ...row, title }, 'provider')
    await tell({ to: row.account_id, ...about, event })
  }
}

/** The open sign-ups of a requirement end with it, but the one that goes on. */
export async function endSignUps(
  { move, transaction }: Mover,
  requirementId: string,
  except: string | null = null,
): Promise<void> {
  const open = await openSignUps(transaction, requirementId)
    .$if(except !== null, (query) => query.where('cooperation.id', '!=', except!))
    .execute()
  for (const row of open) await move(cooperationMoves, row, { action: 'end', as: 'system', by: null })
}

/** The requirement closes, for a provider works on it now; the other open sign-ups end. */
export async function closeFor(
  mover: Mover,
  requirement: RequirementRow,
  cooperationId: string,
): Promise<void> {
  await mover.move(requirementMoves, requirement, { action: 'close', as: 'system', by: null })
  await mover.transaction
    .updateTable('requirement')
    .set({ cooperation_id: cooperationId })
    .where('id', '=', requirement.id)
    .execute()
  await endSignUps(mover, requirement.id, cooperationId)
}

/** What was closed by a cooperation is open again when that has ended. */
export async function reopenAfter(
  mover: Mover,
  requirement: RequirementRow,
  { id }: Pick<CooperationRow, 'id'>,
): Promise<void> {
  if (requirement.state !== 'CLOSED' || requirement.cooperation_id !== id) return
  await mover.move(requirementMoves, requirement, { action: 'reopen', as: 'system', by: null })
  await mover.transaction
    .updateTable('requirement')
    .set({ cooperation_id: null })
    .where('id', '=', requirement.id)
    .execute()
}
