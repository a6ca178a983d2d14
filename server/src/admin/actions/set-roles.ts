import { adminRoles, type AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { whoIs } from '../../account/actions/confirm-password.ts'
import { writeHistory } from '../../kernel/history.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { tell } from '../../messages/actions/tell.ts'
import { holdAccount } from '../queries.ts'

/**
 * Sets what an administrator may do; an active account keeps SUPER.
 *
 * @throws Refusal where the account is no administrator's, or nobody would be left to set roles
 */
export async function setRoles(
  services: Services,
  { id, roles: given }: { id: string; roles: AdminRole[] },
  context: CallContext,
): Promise<null> {
  const { db, outbox } = services
  const roles = adminRoles.filter((role) => given.includes(role))
  await db.transaction().execute(async (transaction) => {
    const account = await holdAccount(transaction, id)
    if (!account) throw new Refusal('notFound')
    if (account.user_type !== 'ADMIN') throw new Refusal('notNow')
    if (account.state === 'CANCELLED') throw new Refusal('wrongState', { state: account.state })
    if (!roles.includes('SUPER') && account.isLastSuper) throw new Refusal('notNow')
    await transaction.updateTable('account').set({ admin_roles: roles }).where('id', '=', id).execute()
    await writeHistory(transaction, {
      subject: 'account',
      subjectId: id,
      by: whoIs(context).accountId,
      action: 'setRoles',
      from: account.state,
      to: account.state,
      note: roles.join(', '),
    })
    await tell(transaction, services, { to: id, type: 'SYSTEM', event: 'rolesChanged' })
  })
  await outbox.wake()
  return null
}
