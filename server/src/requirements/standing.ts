import { openCooperationStates } from '@portal/protocol/requirements/lifecycle.ts'
import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { toldOfStanding, type Became } from '../kernel/told-of-standing.ts'
import { comeToBeShown } from './come-to-be-shown.ts'
import { cooperationMoves } from './cooperation-moves.ts'
import { cooperationRows } from './hold.ts'
import { abandonSignUps } from './leaving.ts'
import { requirementMoves } from './requirement-moves.ts'

/** Tells the other side of what an account has begun, as a demander or as a provider, what became of it; it goes on. */
async function tellOthers({ tell, transaction }: Mover, accountId: string, became: Became): Promise<void> {
  const open = await cooperationRows(transaction)
    .where('cooperation.state', 'in', openCooperationStates)
    .where((eb) =>
      eb.or([eb('cooperation.account_id', '=', accountId), eb('requirement.account_id', '=', accountId)]),
    )
    .orderBy('cooperation.id')
    .execute()
  for (const row of open) {
    const [side, other] =
      row.account_id === accountId ? (['provider', 'demander'] as const) : (['demander', 'provider'] as const)
    const to = cooperationMoves.parties[other](row)
    if (to === null) continue
    await tell({ to, ...cooperationMoves.about(row, other), event: toldOfStanding[became][side] })
  }
}

/**
 * Hides what an account published while its owner is not to be seen, and shows it again after; a provider that is not
 * verified any more gives up open sign-ups. Of what goes on, the other side is told what became of the account.
 */
export async function followStanding(mover: Mover, standing: Standing): Promise<void> {
  const { accountId, name, isShown, isVerified, became } = standing
  const { transaction } = mover
  const changed = await transaction
    .updateTable('requirement')
    .set({ is_hidden: !isShown })
    .where('account_id', '=', accountId)
    .where('is_hidden', '=', isShown)
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of changed) {
    if (state !== 'DISPLAYED') continue
    mover.changed(requirementMoves, id)
    await comeToBeShown(mover, id)
  }
  if (!isVerified) await abandonSignUps(mover, accountId, name)
  if (became !== null) await tellOthers(mover, accountId, became)
}
