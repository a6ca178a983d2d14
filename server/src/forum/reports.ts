import type { Database } from '../kernel/database/store.ts'
import type { Mover } from '../kernel/mover.ts'
import { reportMoves } from './report-moves.ts'

/** What was reported: a comment, else a post. */
interface Reported {
  postId: string
  commentId?: string | null
}

/** The open reports of a comment; of a post, those of the post itself, or with its comments. */
function openReports(db: Database, { postId, commentId }: Reported) {
  return db
    .selectFrom('forum_report')
    .select(['id', 'state'])
    .where('post_id', '=', postId)
    .where('state', '=', 'OPEN')
    .$if(commentId === null, (query) => query.where('comment_id', 'is', null))
    .$if(typeof commentId === 'string', (query) => query.where('comment_id', '=', commentId!))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Ends the open reports of what is not shown any more; of a post, those of its comments with them. */
export async function settleReports({ move, transaction }: Mover, reported: Reported): Promise<void> {
  for (const row of await openReports(transaction, reported)) {
    await move(reportMoves, row, { action: 'settle', as: 'system', by: null })
  }
}

/** Ends the open reports of a thing with which nothing was found wrong. */
export async function dismissReports(
  { move, transaction }: Mover,
  { postId, commentId }: Required<Reported>,
  by: string,
): Promise<void> {
  for (const row of await openReports(transaction, { postId, commentId })) {
    await move(reportMoves, row, { action: 'dismiss', as: 'admin', by })
  }
}
