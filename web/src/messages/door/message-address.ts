import { isRowId } from '@portal/protocol/kernel/row-id.ts'
import { useSearchParams } from 'react-router'

/** What the messages' screen shows: messages of a kind, or the conversations. */
export const messageTabs = ['SERVICE', 'CONSULTING', 'conversations'] as const

type MessageTab = (typeof messageTabs)[number]

/** An id of the address; null for none, and for what is none. */
function readId(search: URLSearchParams, name: string): string | null {
  const given = search.get(name)?.toLowerCase() ?? ''
  return isRowId(given) ? given : null
}

/** What the address asks for: `?tab=`, `?message=` and `?conversation=`; the tab is null where none is asked for. */
export function readMessageAddress(search: URLSearchParams) {
  const conversation = readId(search, 'conversation')
  const tab = messageTabs.find((known) => known === search.get('tab'))
  return {
    tab: conversation ? ('conversations' as const) : (tab ?? null),
    message: readId(search, 'message'),
    conversation,
  }
}

/** Where the reader begins: the first tab that holds something unread. */
export function firstTab(unread: Record<MessageTab, number> | undefined): MessageTab {
  return messageTabs.find((tab) => (unread?.[tab] ?? 0) > 0) ?? 'SERVICE'
}

export function useMessageAddress() {
  return readMessageAddress(useSearchParams()[0])
}
