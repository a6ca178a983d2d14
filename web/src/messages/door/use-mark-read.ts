import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { useTellFailure } from '../../app/use-tell-failure.ts'
import { messagesKey } from '../queries.ts'
import { unreadKey } from './unread.ts'

/** Marks messages as read, and brings what shows their number up to date. */
export function useMarkRead<Input, Output>(mark: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: mark,
    onSuccess: () =>
      Promise.all([messagesKey, unreadKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    onError: tellFailure,
  })
}

/** Marks one message as read. */
export function useMarkMessage() {
  const { ask } = useApp()
  return useMarkRead((id: string) => ask('messages', 'markRead', { params: { id } }))
}
