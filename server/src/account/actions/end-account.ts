import { accountLifecycle } from '@portal/protocol/account/lifecycle.ts'
import type { Database } from '../../kernel/database/store.ts'
import { writeHistory } from '../../kernel/history.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findById } from '../queries.ts'
import { writeNotices } from '../write-notices.ts'
import { erasePersonalData } from './erase-personal-data.ts'

/** Whose account ends, and by whom: its owner, or an administrator with a reason. */
export interface Ending {
  accountId: string
  by: string
  action?: 'cancel'
  note?: string | null
}

/**
 * Administrators who can name others, locked with the leaver in the order of ids: two that leave at once see each
 * other, and whoever moves the leaver's account at the same time (`holdAccount`) takes turns with them.
 */
async function lockSupers(transaction: Database, leaver: string) {
  const rows = await transaction
    .selectFrom('account')
    .select(['id', 'state', 'admin_roles'])
    .where((eb) =>
      eb.or([
        eb('id', '=', leaver),
        eb.and([eb('user_type', '=', 'ADMIN'), eb(eb.val('SUPER'), '=', eb.fn.any('admin_roles'))]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.filter(({ state, admin_roles: roles }) => state === 'ACTIVE' && roles.includes('SUPER'))
}

/**
 * Ends an account for good, in one transaction: its state, its personal data, its sessions. The username stays taken.
 * The outbox is woken by whoever commits.
 *
 * @throws Refusal where the account's state does not allow it, or nobody would be left to name administrators
 */
export async function endAccount(
  transaction: Database,
  services: Pick<Services, 'secretKey' | 'outbox'>,
  { accountId, by, note = null }: Ending,
): Promise<void> {
  const supers = await lockSupers(transaction, accountId)
  const account = await findById(transaction, accountId)
  const move = accountLifecycle.find(account.state, 'cancel', by === accountId ? 'owner' : 'admin')
  const isLastSuper = supers.length === 1 && supers[0]?.id === accountId
  if (!move || isLastSuper) throw new Refusal('wrongState', { state: account.state })

  const moved = await transaction
    .updateTable('account')
    .set({ state: move.to })
    .where('id', '=', accountId)
    .where('state', '=', account.state)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) {
    const { state } = await findById(transaction, accountId)
    throw new Refusal('wrongState', { state })
  }
  await writeNotices(transaction, services.outbox, account, 'accountCancelled')
  await erasePersonalData(transaction, services.secretKey, account)
  await writeHistory(transaction, {
    subject: 'account',
    subjectId: accountId,
    by,
    action: move.action,
    from: account.state,
    to: move.to,
    note,
  })
}
