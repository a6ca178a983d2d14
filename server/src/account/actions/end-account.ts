import type { Mover } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { accountMoves } from '../account-moves.ts'
import { holdWithSupers } from '../hold-account.ts'
import { findById } from '../queries.ts'
import { writeNotices } from '../write-notices.ts'

/** Whose account ends, and by whom: its owner, or an administrator with a reason. */
export interface Ending {
  accountId: string
  by: string
  reason?: string | null
}

/**
 * Ends an account for good, in one transaction: its state, its personal data, its sessions. The username stays taken.
 *
 * @throws Refusal where the account's state does not allow it, or something must be ended first
 */
export async function endAccount(
  mover: Mover,
  { outbox, everyFeature }: Pick<Services, 'outbox' | 'everyFeature'>,
  { accountId, by, reason = null }: Ending,
): Promise<void> {
  const { transaction } = mover
  const held = await holdWithSupers(transaction, accountId)
  if (!held) throw new Refusal('notFound')
  await everyFeature.endFirst(transaction, accountId)
  const as = by === accountId ? 'owner' : 'admin'
  await mover.move(accountMoves, held, { action: 'cancel', as, by, reason })
  const account = await findById(transaction, accountId)
  const event = as === 'owner' ? 'accountCancelled' : 'accountEnded'
  await writeNotices(transaction, outbox, account, event, reason)
  await everyFeature.release(transaction, accountId, [])
  await everyFeature.erase(mover, account)
}
