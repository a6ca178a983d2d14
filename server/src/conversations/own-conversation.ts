import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findPartner, type Partner } from './partners.ts'
import { findConversation } from './queries.ts'

/**
 * One of an account's own conversations, and who is on its other side.
 *
 * @throws Refusal where there is no such conversation, or it is between others
 */
export async function ownConversation(
  db: Database,
  accountId: string,
  id: string,
): Promise<{ id: string; partner: Partner }> {
  const conversation = await findConversation(db, id)
  if (!conversation) throw new Refusal('notFound')
  const { first_id: first, second_id: second } = conversation
  if (accountId !== first && accountId !== second) throw new Refusal('notForYou')
  const partner = await findPartner(db, accountId === first ? second : first)
  if (!partner) throw new Refusal('notFound')
  return { id: conversation.id, partner }
}

/** @throws Refusal where the other side's account is not in use */
export function requireReachable(partner: Partner): void {
  if (!partner.isReachable) throw new Refusal('notNow', null, 'partnerGone')
}
