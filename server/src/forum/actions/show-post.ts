import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pictureIn } from '../../files/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { markLinkRead } from '../../messages/door.ts'
import { isShown } from '../hold.ts'
import { postLink } from '../links.ts'
import { postPictures } from '../pictures.ts'
import { findPost, isShownPicture, type PostFound } from '../queries.ts'
import { readsOf } from '../reads.ts'
import { shownWhole } from '../shown.ts'

/**
 * A post that everybody reads, or that the reader wrote.
 *
 * @throws Refusal where there is none
 */
export async function findReadable(db: Database, id: string, readerId: string | null): Promise<PostFound> {
  const row = await findPost(db, id)
  if (!row || (!isShown(row) && row.author_id !== readerId)) throw new Refusal('notFound')
  return row
}

/**
 * A post to one reader, who needs no message about it any more.
 *
 * @throws Refusal where there is none that the reader may read
 */
export async function showPost(
  services: Services,
  { params: { id } }: GivenOf<typeof forumCalls.post>,
  { signedIn, countAsReader }: Asker,
): Promise<AnswerOf<typeof forumCalls.post>> {
  const readerId = signedIn?.accountId ?? null
  const row = await findReadable(services.db, id, readerId)
  if (row.author_id !== readerId) countAsReader((reader) => readsOf(services.db).count(id, reader))
  if (readerId !== null) await markLinkRead(services.db, readerId, postLink(id))
  return shownWhole(services, row, readerId)
}

/**
 * A picture of a post that everybody reads, while it is, or by an address that was signed for who may see it else.
 *
 * @throws Refusal
 */
export async function openPostPicture(
  services: Services,
  { params: { id }, query: { width, ...signed } }: GivenOf<typeof forumCalls.picture>,
): Promise<AnswerOf<typeof forumCalls.picture>> {
  const isForReader = postPictures.isSigned(services.keys, id, signed)
  if (!isForReader && !(await isShownPicture(services.db, id))) throw new Refusal('notFound')
  return { name: 'picture.webp', content: await pictureIn(services, id, Number(width)), isInline: true }
}
