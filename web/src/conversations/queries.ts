import { queryOptions } from '@tanstack/react-query'
import { endlessSource, loadEndless } from '../app/lists/use-endless-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

/** How often an open page looks for what is new in it, in milliseconds. */
const conversationPoll = 15_000

export const conversationsKey = ['conversations']

/** The reader's conversations. */
export function conversationsOf({ ask }: Asking) {
  return endlessSource({
    queryKey: [...conversationsKey, 'list'],
    askPage: (page, signal) => ask('conversations', 'page', { query: { page } }, signal),
    pageIn: (answer) => answer,
    keyOf: ({ id }) => id,
    staleTime: 0,
    refetchInterval: conversationPoll,
  })
}

/** What was written in a conversation: the newest entries first, earlier ones above them. */
export function entriesOf({ ask }: Asking, id: string) {
  return endlessSource({
    queryKey: [...conversationsKey, id],
    askPage: (page, signal) => ask('conversations', 'entries', { params: { id }, query: { page } }, signal),
    pageIn: ({ entries }) => entries,
    keyOf: (entry) => entry.id,
    isUpward: true,
    staleTime: 0,
    refetchInterval: conversationPoll,
  })
}

/** Whom the reader converses with: a lawyer or agency by the account's id, or a member of an agency by the member's. */
export interface ConversedWith {
  id: string
  type: 'lawyer' | 'member'
}

/** The reader's conversation with somebody, as the list has it; null before it has begun. */
export function conversationWith({ ask }: Asking, { id, type }: ConversedWith) {
  return queryOptions({
    queryKey: [...conversationsKey, 'with', type, id],
    queryFn: async ({ signal }) => {
      const answer = await ask('conversations', 'withLawyer', { params: { id }, query: { type } }, signal)
      const { conversationId, entries, ...sides } = answer
      const last = entries.content.at(-1)
      if (conversationId === null || !last) return null
      const unread = entries.content.filter(({ isUnread }) => isUnread).length
      const fileNames = last.files.map(({ name }) => name)
      return { ...sides, id: conversationId, last: { ...last, fileNames }, unread }
    },
    staleTime: 0,
  })
}

/** Asks for what a thread shows first, when its page is made; a thing may have none yet. */
export async function loadThread(context: AppContext, id: string | null): Promise<void> {
  if (id !== null) await loadEndless(entriesOf(context, id), context)
}
