import type { Conversation, Standing, Turn } from '@portal/protocol/assistant/schemas.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { endlessSource } from '../app/lists/use-endless-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

const assistantKey = ['assistant']

export const historyKey = [...assistantKey, 'history']

/** What the page offers to the reader; names of countries are in their language. */
export function standingQuery({ ask, language, viewer }: AppContext) {
  return queryOptions({
    queryKey: [...assistantKey, 'standing', viewer()?.username ?? null, language()],
    queryFn: ({ signal }) => ask('assistant', 'standing', {}, signal),
    staleTime: 0,
  })
}

/** The reader's own conversations. */
export function conversationsOf({ ask }: Asking) {
  return endlessSource({
    queryKey: historyKey,
    askPage: (page, signal) => ask('assistant', 'page', { query: { page } }, signal),
    pageIn: (answer) => answer,
    keyOf: ({ id }) => id,
    staleTime: 0,
  })
}

const conversationKey = (id: string) => [...assistantKey, 'conversation', id]

/** One of them; what became of it here is written to the cache (`keepTurn`). */
export function conversationQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) => ask('assistant', 'read', { params: { id } }, signal),
    staleTime: 60_000,
  })
}

/** Milliseconds between two questions whether an answer is kept by now. */
const askAgain = 1500

/** One of them, asked for again and again while an answer in it is written elsewhere. */
export function followedConversationQuery(context: Asking, id: string, isFollowed: boolean) {
  return queryOptions({
    ...conversationQuery(context, id),
    enabled: isFollowed,
    refetchInterval: isFollowed && askAgain,
  })
}

/** Puts a turn where it stands in its conversation: in an earlier one's place, or at the end. */
function withTurn(turns: readonly Turn[], turn: Turn): Turn[] {
  const place = turns.findIndex(({ id }) => id !== null && id === turn.id)
  return place < 0 ? [...turns, turn] : turns.with(place, turn)
}

/** Takes over what is known of a turn that is kept. */
export function keepTurn(queries: QueryClient, turn: Turn): void {
  const id = turn.conversation
  if (id === null) return
  queries.setQueryData<Conversation>(conversationKey(id), (known) => ({
    id,
    title: known?.title ?? turn.question,
    turns: withTurn(known?.turns ?? [], turn),
  }))
}

/** Notes that a question was asked, before the server is asked anew. */
export function noteAsked(context: AppContext): Promise<void> {
  const { queries } = context
  queries.setQueryData<Standing>(standingQuery(context).queryKey, (known) =>
    known?.left ? { ...known, left: known.left - 1 } : known,
  )
  return queries.invalidateQueries({ queryKey: historyKey })
}

/** A conversation that was deleted, or all of them, is not shown once more. */
export function forgetConversations(queries: QueryClient, id?: string): void {
  queries.removeQueries({
    queryKey: id === undefined ? [...assistantKey, 'conversation'] : conversationKey(id),
  })
}
