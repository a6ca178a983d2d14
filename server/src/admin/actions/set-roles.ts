import type { peopleCalls } from '@portal/protocol/admin/people-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { adminRoles } from '@portal/protocol/kernel/user-types.ts'
import { holdWithSupers, setAdminRoles } from '../../account/door.ts'
import { writeHistory } from '../../kernel/history.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'

/**
 * Sets what an administrator may do; an active account keeps SUPER.
 *
 * @throws Refusal where the account is no administrator's, or nobody would be left to set roles
 */
export async function setRoles(
  services: Services,
  { params: { id }, body: { roles: given } }: GivenOf<typeof peopleCalls.setRoles>,
  caller: Caller,
): Promise<null> {
  const { db, outbox } = services
  const roles = adminRoles.filter((role) => given.includes(role))
  await db.transaction().execute(async (transaction) => {
    const account = await holdWithSupers(transaction, id)
    if (!account) throw new Refusal('notFound')
    if (account.user_type !== 'ADMIN') throw new Refusal('notNow')
    if (account.state === 'CANCELLED') throw new Refusal('wrongState', { state: account.state })
    if (!roles.includes('SUPER') && account.isLastSuper) throw new Refusal('notNow')
    await setAdminRoles(transaction, id, roles)
    await services.everyFeature.release(transaction, id, roles)
    await writeHistory(transaction, {
      subject: 'account',
      subjectId: id,
      by: caller.accountId,
      action: 'setRoles',
      from: account.state,
      to: account.state,
      note: roles.join(', '),
    })
    await services.tell(transaction, { to: id, type: 'SYSTEM', event: 'rolesChanged' })
  })
  await outbox.wake()
  return null
}
