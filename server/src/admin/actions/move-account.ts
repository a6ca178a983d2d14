import type { accountActions, peopleCalls } from '@portal/protocol/admin/people-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { AccountState } from '@portal/protocol/kernel/user-types.ts'
import type { Became } from '../../kernel/told-of-standing.ts'
import type { Action } from '../../kernel/http/bind.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { accountMoves, endAccount, endSessions, holdWithSupers } from '../../account/door.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { checkTouch } from '../may-touch.ts'

type AccountAction = (typeof accountActions)[number]

/** One that is frozen is still read by its owner: the other side is not told. */
function becomes(from: AccountState, to: AccountState): Became | null {
  if (to === 'SUSPENDED') return 'SUSPENDED'
  return from === 'SUSPENDED' ? 'RESTORED' : null
}

/**
 * Moves somebody's account to another state, for a reason that its owner is told. A suspended account's sessions end;
 * restoring it does not bring them back.
 *
 * @throws Refusal where the table of moves, or the rule that somebody keeps SUPER, does not allow it
 */
async function move(
  services: Services,
  action: AccountAction,
  { params: { id }, body: { reason } }: GivenOf<(typeof peopleCalls)[AccountAction]>,
  caller: Caller,
): Promise<null> {
  const by = caller.accountId
  await moving(services, async (mover) => {
    const account = await holdWithSupers(mover.transaction, id)
    if (!account) throw new Refusal('notFound')
    checkTouch(caller, account)
    if (action === 'cancel') {
      await endAccount(mover, services, { accountId: id, by, reason })
      return
    }
    const state = await mover.move(accountMoves, account, { action, as: 'admin', by, reason })
    if (state === 'SUSPENDED') {
      await endSessions(mover.transaction, id)
      await services.everyFeature.release(mover.transaction, id, [])
    }
    await services.everyFeature.standingChanged(mover, id, becomes(account.state, state))
  })
  return null
}

/** The action behind the call of a move. */
export function moveAccount(action: AccountAction): Action<(typeof peopleCalls)[AccountAction]> {
  return (services, given, caller) => move(services, action, given, caller)
}
