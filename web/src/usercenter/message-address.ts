import { useSearchParams } from 'react-router'

/** What the messages' screen shows: messages of a kind, or the conversations. */
export const messageTabs = ['SERVICE', 'CONSULTING', 'conversations'] as const

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** An id of the address; null for none, and for what is none. */
function readId(search: URLSearchParams, name: string): string | null {
  const given = search.get(name)?.toLowerCase() ?? ''
  return uuid.test(given) ? given : null
}

/** What the address asks for: `?tab=`, `?unread`, `?message=` and `?conversation=`. */
export function readMessageAddress(search: URLSearchParams) {
  const conversation = readId(search, 'conversation')
  const tab = messageTabs.find((known) => known === search.get('tab'))
  return {
    tab: conversation ? ('conversations' as const) : (tab ?? 'SERVICE'),
    isUnread: search.has('unread'),
    message: readId(search, 'message'),
    conversation,
  }
}

export function useMessageAddress() {
  return readMessageAddress(useSearchParams()[0])
}
