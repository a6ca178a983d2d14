import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { lawServiceMoves } from './law-service-moves.ts'

/** Hides what an account offers while its owner is not to be seen, and shows it again after. */
export async function followStanding(mover: Mover, { accountId, isShown }: Standing): Promise<void> {
  const changed = await mover.transaction
    .updateTable('law_service')
    .set({ is_hidden: !isShown })
    .where('account_id', '=', accountId)
    .where('is_hidden', '=', isShown)
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of changed) if (state === 'DISPLAYED') mover.changed(lawServiceMoves, id)
}
