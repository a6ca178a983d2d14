import type { Standing } from '../kernel/feature.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Mover } from '../kernel/mover.ts'
import { providersById } from '../providers/door.ts'
import { evaluationMoves } from './evaluation-moves.ts'

/** Whether what is said of a provider may be shown: as long as the provider is. */
export async function isShownProvider(db: Database, providerId: string): Promise<boolean> {
  return (await providersById(db, [providerId])).get(providerId)?.isVerified ?? false
}

/** Hides what is said of a provider's work, or shows it again. */
export async function setHidden(mover: Mover, providerId: string, isHidden: boolean): Promise<void> {
  const rows = await mover.transaction
    .updateTable('evaluation')
    .set({ is_hidden: isHidden })
    .where('provider_id', '=', providerId)
    .where('is_hidden', '!=', isHidden)
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of rows) if (state === 'DISPLAYED') mover.changed(evaluationMoves, id)
}

/**
 * What is said of a provider's work is hidden while the provider is not to be seen. What somebody says of others' work
 * stays, whatever becomes of its author.
 */
export async function followStanding(mover: Mover, { accountId, isShown }: Standing): Promise<void> {
  await setHidden(mover, accountId, !isShown)
}
