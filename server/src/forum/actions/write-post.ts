import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import { longestPost } from '@portal/protocol/forum/constants.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { holdMaker } from '../../account/door.ts'
import { forgetFormatted, storeFormatted } from '../../citations/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import { moving } from '../../kernel/mover.ts'
import { refuseField } from '../../kernel/refusal.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { refuseUnread } from '../../kernel/refuse-unread.ts'
import type { Services } from '../../kernel/services.ts'
import { dropPictures, setPictures } from '../pictures.ts'
import { holdOwnPost, type Acting } from '../policy.ts'
import { postMoves } from '../post-moves.ts'
import { findPost } from '../queries.ts'
import { settleReports } from '../reports.ts'
import { shownToEdit } from '../shown.ts'

type Given = GivenOf<typeof forumCalls.add>['body']

/** What was written of a post, cleaned; nothing of it is stored yet. */
function readWritten({ title, category, language, content }: Given) {
  const { html, text, broken } = cleanRichText(content, longestPost)
  if (broken) refuseField('content', broken, { maximum: longestPost })
  return { title, category, language, content: html, content_text: text }
}

type Written = ReturnType<typeof readWritten>

/** What stands beside a post whose row is there. */
async function storeBeside(
  transaction: Database,
  id: string,
  { written, given, by }: { written: Written; given: Given; by: string },
): Promise<void> {
  await setPictures(transaction, id, { pictures: given.pictures, texts: given.pictureTexts, by })
  const { content: html, language } = written
  await storeFormatted(transaction, { id, html, language, day: zoneToday() })
}

/**
 * Writes a post; it is shown after a review, or at once where posts are not reviewed.
 *
 * @throws InputInvalid where it says nothing, or a picture is not the author's own upload
 */
export async function addPost(
  services: Services,
  { body }: Pick<GivenOf<typeof forumCalls.add>, 'body'>,
  { accountId: by }: Pick<Acting, 'accountId'>,
): Promise<AnswerOf<typeof forumCalls.add>> {
  const written = readWritten(body)
  const { isForumReviewed } = await services.settings.read()
  const facts = {
    author_id: by,
    title: body.title,
    is_pinned: false,
    is_closed: false,
    is_reviewed: isForumReviewed,
  }
  const id = await moving(services, async ({ make, transaction }) => {
    await holdMaker(transaction, by)
    const made = await make(postMoves, facts, { action: 'add', as: 'author', by }, async (state) =>
      transaction
        .insertInto('forum_post')
        .values({ author_id: by, state, ...written })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await storeBeside(transaction, made, { written, given: body, by })
    return made
  })
  return { id, isShown: !isForumReviewed }
}

/**
 * Changes a post of the caller's own; it is reviewed again where posts are, and everywhere where it was not shown, so
 * that nobody undoes what a moderator decided.
 *
 * @throws Refusal where there is none, or it is another's; with it as it is, where it was changed after the caller had
 *   read it
 * @throws InputInvalid where it says nothing, or a picture is not the author's own upload
 */
export async function editPost(
  services: Services,
  { params: { id }, body }: GivenOf<typeof forumCalls.edit>,
  caller: Pick<Acting, 'accountId'>,
): Promise<AnswerOf<typeof forumCalls.edit>> {
  const written = readWritten(body)
  const by = caller.accountId
  const { isForumReviewed } = await services.settings.read()
  const state = await moving(services, async ({ move, transaction }) => {
    const post = await holdOwnPost(transaction, id, caller)
    await refuseUnread(post, body.revision, async () =>
      shownToEdit({ ...services, db: transaction }, (await findPost(transaction, id))!),
    )
    const facts = { ...post, is_reviewed: isForumReviewed || post.state !== 'DISPLAYED' }
    const moved = await move(postMoves, facts, { action: 'edit', as: 'author', by })
    await transaction
      .updateTable('forum_post')
      .set({ ...written, reason: null, revision: sql`revision + 1` })
      .set({ submitted_at: sql`now()`, changed_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await storeBeside(transaction, id, { written, given: body, by })
    return moved
  })
  return { isShown: state === 'DISPLAYED' }
}

/**
 * Deletes a post of the caller's own: what it said goes, and what was said below it is read no more.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function removePost(
  services: Services,
  { params: { id } }: GivenOf<typeof forumCalls.remove>,
  caller: Pick<Acting, 'accountId'>,
): Promise<null> {
  await moving(services, async (mover) => {
    const { move, transaction } = mover
    const post = await holdOwnPost(transaction, id, caller)
    await move(postMoves, post, { action: 'delete', as: 'author', by: caller.accountId })
    await dropPictures(transaction, id)
    await forgetFormatted(transaction, [id])
    await transaction
      .updateTable('forum_post')
      .set({ title: '', content: '', content_text: '' })
      .where('id', '=', id)
      .execute()
    await settleReports(mover, { postId: id })
  })
  return null
}
