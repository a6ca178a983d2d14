import type { CommentState, PostState, ReportState } from '@portal/protocol/forum/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { commentMoves } from './comment-moves.ts'
import { addComment, addPost, addReport } from './fixtures/rows.ts'
import { postMoves } from './post-moves.ts'
import { reportMoves } from './report-moves.ts'

/** Posts, for the walk through their lifecycle: pinned and closed, or neither. */
export const postSample: MoveSample = {
  movable: postMoves,
  async add(db, state) {
    const { id: author } = await addPerson(db)
    const insert = async (transaction: Database, made: string) => ({
      id: await addPost(transaction, author, made as PostState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        author_id: author,
        title: '样例',
        is_hidden: holding.has('isHidden'),
        is_pinned: holding.has('isPinned'),
        is_closed: holding.has('isClosed'),
        is_reviewed: holding.has('isReviewed'),
      }),
      insert,
    }
  },
}

/** Comments, for the same. */
export const commentSample: MoveSample = {
  movable: commentMoves,
  async add(db, state) {
    const [{ id: author }, { id: postAuthor }, { id: answered }] = [
      await addPerson(db),
      await addPerson(db),
      await addPerson(db),
    ]
    const post = await addPost(db, postAuthor)
    const insert = async (transaction: Database, made: string) => ({
      id: await addComment(transaction, [post, author], { state: made as CommentState }),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        author_id: author,
        post_id: post,
        title: '样例',
        post_author_id: postAuthor,
        is_open: holding.has('isOpen'),
        answered_id: answered,
        created_at: holding.has('isFresh') ? new Date() : null,
      }),
      insert,
    }
  },
}

/** Reports, for the same. */
export const reportSample: MoveSample = {
  movable: reportMoves,
  async add(db, state) {
    const { id: reader } = await addPerson(db)
    const post = await addPost(db, (await addPerson(db)).id)
    const insert = async (transaction: Database, made: string) => ({
      id: await addReport(transaction, [post, reader], { state: made as ReportState }),
    })
    return { id: state === null ? null : (await insert(db, state)).id, facts: () => ({}), insert }
  },
}
