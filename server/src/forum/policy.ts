import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { holdComments, holdPost, type PostHeld } from './hold.ts'

/** Whoever writes in the forum. */
export type Acting = Pick<Caller, 'accountId' | 'language'>

/**
 * A post of the caller's own, held until the transaction ends.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function holdOwnPost(
  transaction: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
): Promise<PostHeld> {
  const post = await holdPost(transaction, id)
  if (post.author_id !== accountId) throw new Refusal('notForYou')
  return post
}

/**
 * Comments of the caller's own, with their posts held until the transaction ends.
 *
 * @throws Refusal where one is not there, or is another's
 */
export async function holdOwnComments(
  transaction: Database,
  ids: readonly string[],
  { accountId }: Pick<Acting, 'accountId'>,
) {
  const rows = await holdComments(transaction, ids)
  if (rows.some((row) => row.author_id !== accountId)) throw new Refusal('notForYou')
  return rows
}
