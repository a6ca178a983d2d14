import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import { longestComment } from '@portal/protocol/forum/constants.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { holdMaker } from '../../account/door.ts'
import { forgetFormatted, storeFormatted } from '../../citations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import { escapeHtml } from '../../kernel/escape-html.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { Services } from '../../kernel/services.ts'
import { unreadBy } from '../../messages/door.ts'
import { writtenIn } from '../../text/written-in.ts'
import { commentMoves } from '../comment-moves.ts'
import { recount } from '../comment-queries.ts'
import { holdShownPost, isOpen, isShown } from '../hold.ts'
import { postLink } from '../links.ts'
import { holdOwnComments, type Acting } from '../policy.ts'
import { postMoves } from '../post-moves.ts'
import { settleReports } from '../reports.ts'

/** What was typed, each line a paragraph: so its citations are found and shown as those of formatted texts are. */
function readTyped(text: string, language: Language) {
  const html = text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
  const cleaned = cleanRichText(html, longestComment)
  if (cleaned.broken) refuseField('text', cleaned.broken, { maximum: longestComment })
  return { text, content: cleaned.html, language: writtenIn(text) ?? language }
}

/**
 * The comment that is answered, with the one on the post itself under which the answer stands.
 *
 * @throws Refusal where it does not stand below the post, or is not shown any more
 */
async function findAnswered(db: Database, postId: string, id: string) {
  const row = await db
    .selectFrom('forum_comment')
    .select(['id', 'top_id', 'author_id', 'state', 'is_hidden'])
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  if (!row || !isShown(row)) throw new Refusal('notFound')
  return row
}

/** Which of those who would be told of a comment have not read yet of one before it. */
async function unreadOf(db: Database, postId: string, told: readonly string[]) {
  const link = postLink(postId)
  return {
    postCommented: await unreadBy(db, told, { event: 'forumPostCommented', link }),
    answered: await unreadBy(db, told, { event: 'forumCommentAnswered', link }),
  }
}

/**
 * Comments a post, or answers a comment of it.
 *
 * @throws Refusal where the post is not shown or closed, or what is answered is not there
 */
export async function addComment(
  services: Services,
  { params: { id: postId }, body: { text, replyTo } }: GivenOf<typeof forumCalls.addComment>,
  { accountId: by, language }: Acting,
): Promise<{ id: string }> {
  const typed = readTyped(text, language)
  const id = await moving(services, async ({ make, changed, transaction }) => {
    await holdMaker(transaction, by)
    const post = await holdShownPost(transaction, postId)
    const answered = replyTo === undefined ? null : await findAnswered(transaction, postId, replyTo)
    const facts = {
      author_id: by,
      post_id: postId,
      title: post.title,
      post_author_id: post.author_id,
      is_open: isOpen(post),
      answered_id: answered?.author_id ?? null,
      created_at: null,
      unread: await unreadOf(transaction, postId, [
        post.author_id,
        ...(answered ? [answered.author_id] : []),
      ]),
    }
    const made = await make(commentMoves, facts, { action: 'add', as: 'author', by }, async (state) =>
      transaction
        .insertInto('forum_comment')
        .values({
          post_id: postId,
          top_id: answered && (answered.top_id ?? answered.id),
          reply_to: answered?.id ?? null,
          author_id: by,
          state,
          ...typed,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await recount(transaction, [postId])
    changed(postMoves, postId)
    const { content: html, language: written } = typed
    await storeFormatted(transaction, { id: made, html, language: written, day: zoneToday() })
    return made
  })
  return { id }
}

/**
 * Changes a comment of the caller's own, a short time after it was written.
 *
 * @throws Refusal where there is none, it is another's, or its time is over
 */
export async function editComment(
  services: Services,
  { params: { id }, body: { text } }: GivenOf<typeof forumCalls.editComment>,
  caller: Acting,
): Promise<null> {
  const typed = readTyped(text, caller.language)
  await moving(services, async ({ move, transaction }) => {
    const [row] = await holdOwnComments(transaction, [id], caller)
    await move(commentMoves, row!, { action: 'edit', as: 'author', by: caller.accountId })
    await transaction
      .updateTable('forum_comment')
      .set({ ...typed, changed_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    const { content: html, language } = typed
    await storeFormatted(transaction, { id, html, language, day: zoneToday() })
  })
  return null
}

/**
 * Deletes comments of the caller's own, all or none: what they said goes.
 *
 * @throws Refusal where one is not there, is another's, or is not shown any more
 */
export async function removeComments(
  services: Services,
  { body: { ids } }: GivenOf<typeof forumCalls.removeComments>,
  caller: Pick<Acting, 'accountId'>,
): Promise<null> {
  const wanted = [...new Set(ids)]
  await moving(services, async (mover) => {
    const { move, changed, transaction } = mover
    const rows = await holdOwnComments(transaction, wanted, caller)
    for (const row of rows) {
      await move(commentMoves, row, { action: 'delete', as: 'author', by: caller.accountId })
      await settleReports(mover, { postId: row.post_id, commentId: row.id })
    }
    await transaction
      .updateTable('forum_comment')
      .set({ text: '', content: '' })
      .where('id', 'in', wanted)
      .execute()
    await forgetFormatted(transaction, wanted)
    const posts = [...new Set(rows.map((row) => row.post_id))]
    await recount(transaction, posts)
    for (const post of posts) changed(postMoves, post)
  })
  return null
}
