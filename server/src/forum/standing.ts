import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { recount } from './comment-queries.ts'
import { holdPosts, type PostHeld } from './hold.ts'
import { postMoves } from './post-moves.ts'

/** The posts that somebody wrote or commented and that are to be hidden, or shown again, held. */
async function holdTouched(
  transaction: Database,
  accountId: string,
  isHidden: boolean,
): Promise<{ posts: PostHeld[]; commented: string[] }> {
  const written = await transaction
    .selectFrom('forum_post')
    .select('id')
    .where('author_id', '=', accountId)
    .where('is_hidden', '!=', isHidden)
    .execute()
  const said = await transaction
    .selectFrom('forum_comment')
    .select('post_id')
    .distinct()
    .where('author_id', '=', accountId)
    .where('is_hidden', '!=', isHidden)
    .execute()
  const commented = said.map((row) => row.post_id)
  const held = await holdPosts(transaction, [...written.map(({ id }) => id), ...commented])
  return { posts: [...held.values()], commented }
}

/** Hides what somebody wrote while they are suspended, and shows it again after. Who writes need not be verified. */
export async function followStanding(mover: Mover, { accountId }: Standing): Promise<void> {
  const { transaction } = mover
  const { state } = await transaction
    .selectFrom(accounts(transaction))
    .select('state')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  // What became of it before the account ended stays.
  if (state === 'CANCELLED') return
  const isHidden = state === 'SUSPENDED'
  const { posts, commented } = await holdTouched(transaction, accountId, isHidden)
  for (const table of ['forum_post', 'forum_comment'] as const) {
    await transaction
      .updateTable(table)
      .set({ is_hidden: isHidden })
      .where('author_id', '=', accountId)
      .where('is_hidden', '!=', isHidden)
      .execute()
  }
  await recount(transaction, commented)
  for (const post of posts) if (post.state === 'DISPLAYED') mover.changed(postMoves, post.id)
}
