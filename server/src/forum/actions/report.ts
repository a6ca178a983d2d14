import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseBroken } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { holdComment, holdShownPost, isShown } from '../hold.ts'
import { reportMoves } from '../report-moves.ts'

type Body = GivenOf<typeof forumCalls.report>['body']

/** @throws Refusal where it is not shown */
async function holdReported(transaction: Database, { kind, id }: Pick<Body, 'kind' | 'id'>) {
  if (kind === 'post') {
    await holdShownPost(transaction, id)
    return { post_id: id, comment_id: null }
  }
  const comment = await holdComment(transaction, id)
  if (!isShown(comment)) throw new Refusal('notFound')
  await holdShownPost(transaction, comment.post_id)
  return { post_id: comment.post_id, comment_id: id }
}

/**
 * Tells the moderators, once, what is wrong with a post or a comment.
 *
 * @throws Refusal where it is not shown, or the caller has reported it
 */
export async function report(
  services: Services,
  { body: { kind, id, fault, note } }: Pick<GivenOf<typeof forumCalls.report>, 'body'>,
  { accountId: by }: Pick<Caller, 'accountId'>,
): Promise<null> {
  await moving(services, async ({ make, transaction }) => {
    const reported = await holdReported(transaction, { kind, id })
    const doing = { action: 'report', as: 'reader', by } as const
    await make(reportMoves, {}, doing, async (state) =>
      transaction
        .insertInto('forum_report')
        .values({ ...reported, account_id: by, state, fault, note: note || null })
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch(refuseBroken({ forum_report_once: 'doneAlready' })),
    )
  })
  return null
}
