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

/** Asks for what a thread shows first, when its page is made; a thing may have none yet. */
export async function loadThread(context: AppContext, id: string | null): Promise<void> {
  if (id !== null) await loadEndless(entriesOf(context, id), context)
}
