import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { foundIds } from '../../kernel/found-ids.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { postKind } from '../post-moves.ts'
import { displayedPage } from '../queries.ts'
import { shownRows } from '../shown.ts'

/** What everybody reads. */
export async function listPosts(
  services: Services,
  { query }: GivenOf<typeof forumCalls.page>,
  { language }: Asker,
): Promise<AnswerOf<typeof forumCalls.page>> {
  const { keyword } = query
  const found = keyword === undefined ? null : await foundIds(services, postKind, { keyword, language })
  const { rows, page } = await displayedPage(services.db, query, found)
  return { content: await shownRows(services, rows), page }
}
