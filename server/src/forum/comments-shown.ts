import { commentAuthorActions } from '@portal/protocol/forum/lifecycle.ts'
import type { Comment } from '@portal/protocol/forum/schemas.ts'
import { citationsOfFormatted } from '../citations/door.ts'
import { mayDo } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { authorsById } from './authors.ts'
import { commentMoves } from './comment-moves.ts'
import { likedAmong, type CommentShown } from './comment-queries.ts'
import { isShown } from './hold.ts'
import type { PostFound } from './queries.ts'

/** What of a comment its author may do, of a post that may be commented or not. */
export function commentAbilities(
  row: Pick<CommentShown, 'id' | 'state' | 'author_id' | 'post_id' | 'created_at'>,
  post: Pick<PostFound, 'title' | 'author_id' | 'state' | 'is_hidden' | 'is_closed'>,
) {
  const facts = {
    ...row,
    title: post.title,
    post_author_id: post.author_id,
    is_open: isShown(post) && !post.is_closed,
    answered_id: null,
  }
  return mayDo(commentMoves, facts, { as: 'author', by: row.author_id, among: commentAuthorActions })
}

/** What keeps the place of a comment that is not shown any more. */
function emptied(row: CommentShown): Comment {
  return {
    id: row.id,
    state: row.state === 'DELETED' ? 'DELETED' : 'TAKEN_DOWN',
    author: null,
    isPostAuthor: false,
    replyTo: null,
    content: null,
    text: null,
    language: row.language,
    likes: 0,
    isLiked: false,
    isOwn: false,
    abilities: [],
    at: row.created_at.toISOString(),
    changedAt: null,
  }
}

/** Comments on a post to one reader, by their ids. */
export async function shownComments(
  { db }: Pick<Services, 'db'>,
  post: PostFound,
  { rows, readerId }: { rows: readonly CommentShown[]; readerId: string | null },
): Promise<Map<string, Comment>> {
  const ids = rows.map(({ id }) => id)
  const wrote = rows.flatMap((row) => [row.author_id, ...(row.answered_id === null ? [] : [row.answered_id])])
  const [authors, citations, liked] = await Promise.all([
    authorsById(db, wrote),
    citationsOfFormatted(db, ids),
    likedAmong(db, ids, readerId),
  ])
  const shown = (row: CommentShown): Comment => {
    const isOwn = row.author_id === readerId
    return {
      id: row.id,
      state: row.state,
      author: authors.get(row.author_id) ?? null,
      isPostAuthor: row.author_id === post.author_id,
      replyTo:
        row.reply_to === null
          ? null
          : { id: row.reply_to, author: authors.get(row.answered_id ?? '') ?? null },
      content: { html: row.content, citations: citations.get(row.id) ?? [] },
      text: row.text,
      language: row.language,
      likes: row.likes,
      isLiked: liked.has(row.id),
      isOwn,
      abilities: isOwn ? commentAbilities(row, post) : [],
      at: row.created_at.toISOString(),
      changedAt: row.changed_at?.toISOString() ?? null,
    }
  }
  return new Map(rows.map((row) => [row.id, isShown(row) ? shown(row) : emptied(row)]))
}
