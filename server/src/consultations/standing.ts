import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { publicationMoves } from './publication-moves.ts'

/** Whether an asker is suspended: nothing of theirs is shown meanwhile. Who asks need not be verified. */
export async function isHiddenAsker(db: Database, accountId: string): Promise<boolean> {
  const { state } = await db
    .selectFrom(accounts(db))
    .select('state')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return state !== 'ACTIVE' && state !== 'FROZEN'
}

/** Hides what is published of an asker's questions while the asker is suspended, and shows it again after. */
export async function followStanding(mover: Mover, { accountId }: Standing): Promise<void> {
  const { transaction } = mover
  const isHidden = await isHiddenAsker(transaction, accountId)
  const changed = await transaction
    .updateTable('consultation_publication')
    .set({ is_hidden: isHidden })
    .where('is_hidden', '!=', isHidden)
    .where(
      'id',
      'in',
      transaction.selectFrom('consultation').select('id').where('account_id', '=', accountId),
    )
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of changed) if (state === 'PUBLISHED') mover.changed(publicationMoves, id)
}
