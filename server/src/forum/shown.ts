import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import { postAuthorActions, type LivePostState, type PostState } from '@portal/protocol/forum/lifecycle.ts'
import type { ForumAuthor, Post, PostRow } from '@portal/protocol/forum/schemas.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { citationsOfFormatted } from '../citations/door.ts'
import { ownHistory } from '../kernel/history.ts'
import { mayDo } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { authorsById } from './authors.ts'
import { isShown } from './hold.ts'
import { postPictures, shownPostPictures } from './pictures.ts'
import { postMoves } from './post-moves.ts'
import { figuresOf, relatedTo, type PostFound, type PostListed } from './queries.ts'

type OwnRow = AnswerOf<typeof forumCalls.ownPage>['content'][number]

/** A post that is deleted is nowhere shown. */
export function liveState(state: PostState): LivePostState {
  if (state === 'DELETED') throw new Error('a deleted post is shown')
  return state
}

/** What lists and pages have in common. */
export function shownPost(row: Omit<PostFound, 'content' | 'changed_at'>) {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    language: row.language,
    isPinned: row.is_pinned,
    isClosed: row.is_closed,
    comments: row.comments,
    likes: row.likes,
    reads: row.reads,
    createdAt: row.created_at.toISOString(),
    lastCommentAt: row.last_comment_at?.toISOString() ?? null,
  }
}

/** Posts as lists show them. */
export async function shownRows(
  { db }: Pick<Services, 'db'>,
  rows: readonly PostListed[],
): Promise<PostRow[]> {
  const authors = await authorsById(
    db,
    rows.map((row) => row.author_id),
  )
  return rows.map((row) => ({
    ...shownPost(row),
    author: authors.get(row.author_id) ?? null,
    excerpt: row.excerpt,
    pictures: row.pictures,
  }))
}

/** What the author of a post may do with it. */
function abilitiesOf(row: Omit<PostFound, 'content' | 'changed_at'>, accountId: string | null) {
  if (accountId !== row.author_id) return []
  return mayDo(postMoves, row, { as: 'author', by: accountId, among: postAuthorActions })
}

/** Posts to their author. */
export function shownOwn(row: PostListed): OwnRow {
  return {
    ...shownPost(row),
    excerpt: row.excerpt,
    pictures: row.pictures,
    state: liveState(row.state),
    reason: row.reason,
    abilities: abilitiesOf(row, row.author_id),
  }
}

/** A formatted text with what it cites, as stored under an id. */
async function cited({ db }: Pick<Services, 'db'>, id: string, html: string) {
  return { html, citations: (await citationsOfFormatted(db, [id])).get(id) ?? [] }
}

/** A post whole as everybody reads it, and its pictures: of one that not everybody reads, by signed addresses. */
export async function shownText(
  services: Services,
  row: Pick<PostFound, 'id' | 'content' | 'state' | 'is_hidden'>,
) {
  const { db, secretKey } = services
  const carried = isShown(row) ? postPictures.lasting : postPictures.signedBy(secretKey)
  return {
    content: await cited(services, row.id, row.content),
    pictures: await shownPostPictures(db, row.id, carried),
  }
}

async function isLikedBy({ db }: Pick<Services, 'db'>, id: string, accountId: string | null) {
  if (accountId === null) return false
  const row = await db
    .selectFrom('forum_post_like')
    .select('post_id')
    .where('post_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

async function authorOf(
  { db }: Pick<Services, 'db'>,
  { author_id: id }: PostFound,
): Promise<{ author: ForumAuthor | null; authorFigures: Post['authorFigures'] }> {
  const author = (await authorsById(db, [id])).get(id) ?? null
  return { author, authorFigures: author && (await figuresOf(db, id)) }
}

/** A post whole to one reader. */
export async function shownWhole(
  services: Services,
  row: PostFound,
  readerId: string | null,
): Promise<AnswerOf<typeof forumCalls.post>> {
  const isOwn = row.author_id === readerId
  return {
    ...shownPost(row),
    ...(await shownText(services, row)),
    ...(await authorOf(services, row)),
    state: liveState(row.state),
    reason: isOwn ? row.reason : null,
    changedAt: row.changed_at?.toISOString() ?? null,
    isLiked: await isLikedBy(services, row.id, readerId),
    isOwn,
    isOpen: isShown(row) && !row.is_closed,
    abilities: abilitiesOf(row, readerId),
    history: isOwn ? await ownHistory(services.db, 'forumPost', row.id) : null,
    related: await relatedTo(services.db, row),
  }
}

/** A post whole to its author, to be changed. */
export async function shownToEdit(
  services: Services,
  row: PostFound,
): Promise<AnswerOf<typeof forumCalls.own>> {
  return {
    ...shownPost(row),
    state: liveState(row.state),
    reason: row.reason,
    abilities: abilitiesOf(row, row.author_id),
    revision: row.revision,
    content: row.content,
    pictures: (await shownText(services, row)).pictures,
  }
}
