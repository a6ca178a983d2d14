import type { lawServiceLifecycle, LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import type { Doing, Mover } from '../kernel/mover.ts'
import { countServices } from '../providers/door.ts'
import { lawServiceMoves, type LawServiceRow } from './law-service-moves.ts'

/** Moves a service; what is displayed counts for its provider. */
export async function moveService(
  mover: Mover,
  row: LawServiceRow,
  doing: Doing<typeof lawServiceLifecycle>,
): Promise<LawServiceState> {
  const state = await mover.move(lawServiceMoves, row, doing)
  const more = Number(state === 'DISPLAYED') - Number(row.state === 'DISPLAYED')
  if (more !== 0) await countServices(mover, row.account_id, more)
  return state
}
