import type { ShownPicture } from '@portal/protocol/files/schemas.ts'
import { claimFile, pictureAddresses, releaseFile, type Carried } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { displayed } from './queries.ts'

/** Of pictures of posts. */
export const postPictures = pictureAddresses('post picture', '/web/bbs/picture')

/** The pictures of a post in their order, each with what it shows. */
async function picturesOf(db: Database, postId: string) {
  return db
    .selectFrom('forum_picture')
    .select(['file_id', 'text'])
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute()
}

/**
 * Has a post have the pictures that were given, those it had already among them; one that it has no more is let go.
 *
 * @throws InputInvalid where a new one is not the author's own upload
 */
export async function setPictures(
  transaction: Database,
  postId: string,
  { pictures, texts, by }: { pictures: readonly string[]; texts: readonly string[]; by: string },
): Promise<void> {
  const before = new Set((await picturesOf(transaction, postId)).map((row) => row.file_id))
  const wanted = [...new Set(pictures)]
  for (const file of wanted) {
    if (!before.has(file)) await claimFile(transaction, by, file, 'PICTURE', 'pictures')
  }
  await transaction.deleteFrom('forum_picture').where('post_id', '=', postId).execute()
  for (const file of before) if (!wanted.includes(file)) await releaseFile(transaction, file)
  if (wanted.length === 0) return
  const rows = wanted.map((file, position) => ({
    post_id: postId,
    file_id: file,
    position,
    text: texts[pictures.indexOf(file)] ?? '',
  }))
  await transaction.insertInto('forum_picture').values(rows).execute()
}

/** Lets go of the pictures of a post that nobody reads any more. */
export async function dropPictures(transaction: Database, postId: string): Promise<void> {
  await setPictures(transaction, postId, { pictures: [], texts: [], by: '' })
}

/** The pictures of a post for who may see them, with their ids. */
export async function shownPostPictures(
  db: Database,
  postId: string,
  carried: Carried,
): Promise<({ id: string } & ShownPicture)[]> {
  const rows = await picturesOf(db, postId)
  const ids = rows.map((row) => row.file_id)
  const shown = await postPictures.shown(db, ids, carried)
  return rows.flatMap(({ file_id: id, text }) => {
    const picture = shown.get(id)
    return picture ? [{ id, ...picture, text }] : []
  })
}

/** Pictures of posts of somebody's that are shown: they stay when their author leaves. */
export async function picturesKept(db: Database, accountId: string): Promise<string[]> {
  const rows = await displayed(db)
    .innerJoin('forum_picture', 'forum_picture.post_id', 'forum_post.id')
    .select('file_id')
    .where('author_id', '=', accountId)
    .execute()
  return rows.map(({ file_id: file }) => file)
}
