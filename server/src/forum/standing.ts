import { accounts } from '../account/door.ts'
import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { recount } from './comment-queries.ts'
import { postMoves } from './post-moves.ts'

/** Hides what somebody wrote while they are suspended, and shows it again after. Who writes need not be verified. */
export async function followStanding(mover: Mover, { accountId }: Standing): Promise<void> {
  const { transaction } = mover
  const { state } = await transaction
    .selectFrom(accounts(transaction))
    .select('state')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  // What became of it before it ended stays.
  if (state === 'CANCELLED') return
  const isHidden = state === 'SUSPENDED'
  const posts = await transaction
    .updateTable('forum_post')
    .set({ is_hidden: isHidden })
    .where('author_id', '=', accountId)
    .where('is_hidden', '!=', isHidden)
    .returning(['id', 'state'])
    .execute()
  const comments = await transaction
    .updateTable('forum_comment')
    .set({ is_hidden: isHidden })
    .where('author_id', '=', accountId)
    .where('is_hidden', '!=', isHidden)
    .returning('post_id')
    .execute()
  const commented = [...new Set(comments.map((row) => row.post_id))]
  await recount(transaction, commented)
  for (const { id, state: postState } of posts) if (postState === 'DISPLAYED') mover.changed(postMoves, id)
  for (const id of commented) mover.changed(postMoves, id)
}
