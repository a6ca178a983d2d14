import { accountLifecycle } from '@portal/protocol/account/lifecycle.ts'
import type { accountActions } from '@portal/protocol/admin/people-calls.ts'
import { whoIs } from '../../account/actions/confirm-password.ts'
import { endAccount } from '../../account/actions/end-account.ts'
import { writeHistory } from '../../kernel/history.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { tell, type MessageEvent } from '../../messages/actions/tell.ts'
import { checkTouch } from '../may-touch.ts'
import { holdAccount } from '../queries.ts'

type AccountAction = (typeof accountActions)[number]

/** What the account's owner is told; of one cancelled, the ending tells it. */
const events = {
  suspend: 'accountSuspended',
  freeze: 'accountFrozen',
  restore: 'accountRestored',
} as const satisfies Record<Exclude<AccountAction, 'cancel'>, MessageEvent>

/**
 * Moves somebody's account to another state, for a reason that its owner is told. A suspended account's sessions end;
 * restoring it does not bring them back.
 *
 * @throws Refusal where the table of moves, or the rule that somebody keeps SUPER, does not allow it
 */
export async function moveAccount(
  services: Services,
  action: AccountAction,
  { id, reason }: { id: string; reason: string },
  context: CallContext,
): Promise<null> {
  const { db, outbox } = services
  const signedIn = whoIs(context)
  await db.transaction().execute(async (transaction) => {
    const account = await holdAccount(transaction, id)
    if (!account) throw new Refusal('notFound')
    checkTouch(signedIn, account)
    const move = accountLifecycle.find(account.state, action, 'admin')
    const keepsSuper = !account.admin_roles.includes('SUPER') || move?.to === 'ACTIVE' || !account.isLastSuper
    if (!move || !keepsSuper) throw new Refusal('wrongState', { state: account.state })
    const by = signedIn.accountId
    if (action === 'cancel') {
      await endAccount(transaction, services, { accountId: id, by, action, note: reason })
      return
    }
    await transaction
      .updateTable('account')
      .set({ state: move.to })
      .where('id', '=', id)
      .where('state', '=', account.state)
      .execute()
    if (move.to === 'SUSPENDED')
      await transaction.deleteFrom('session').where('account_id', '=', id).execute()
    await writeHistory(transaction, {
      subject: 'account',
      subjectId: id,
      by,
      action,
      from: account.state,
      to: move.to,
      note: reason,
    })
    await tell(transaction, services, { to: id, type: 'SYSTEM', event: events[action], params: { reason } })
  })
  await outbox.wake()
  return null
}
