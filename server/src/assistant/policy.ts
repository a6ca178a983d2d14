import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findConversation, findTurn, type TurnFound } from './queries.ts'

/**
 * One of the caller's own conversations.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function ownConversation(db: Database, id: string, { accountId }: Pick<Caller, 'accountId'>) {
  const conversation = await findConversation(db, id)
  if (!conversation) throw new Refusal('notFound')
  if (conversation.account_id !== accountId) throw new Refusal('notForYou')
  return conversation
}

/**
 * A question that the caller has asked.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function ownTurn(
  db: Database,
  id: string,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<TurnFound> {
  const turn = await findTurn(db, id)
  if (!turn) throw new Refusal('notFound')
  if (turn.account_id !== accountId) throw new Refusal('notForYou')
  return turn
}
