import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { abandonSignUps } from './leaving.ts'
import { signUpLink } from './links.ts'
import { requirementMoves } from './requirement-moves.ts'

/** Whoever works with a provider that is not verified any more is told; the work goes on. */
async function tellDemanders({ tell, transaction }: Mover, accountId: string): Promise<void> {
  const running = await transaction
    .selectFrom('cooperation')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .select(['cooperation.id', 'requirement_id', 'requirement.account_id as owner_id', 'title'])
    .where('cooperation.account_id', '=', accountId)
    .where('cooperation.state', '=', 'COOPERATING')
    .execute()
  for (const { id, requirement_id: requirementId, owner_id: to, title } of running) {
    const link = signUpLink(requirementId, id)
    await tell({ to, type: 'SERVICE', event: 'providerNotVerified', params: { title }, link })
  }
}

/**
 * Hides what an account published while its owner is not to be seen, and shows it again after; a provider that is not
 * verified any more gives up open sign-ups.
 */
export async function followStanding(mover: Mover, { accountId, name, isShown, isVerified }: Standing) {
  const { transaction } = mover
  const changed = await transaction
    .updateTable('requirement')
    .set({ is_hidden: !isShown })
    .where('account_id', '=', accountId)
    .where('is_hidden', '=', isShown)
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of changed) if (state === 'DISPLAYED') mover.changed(requirementMoves, id)
  if (isVerified) return
  await abandonSignUps(mover, accountId, name)
  await tellDemanders(mover, accountId)
}
