import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../app/page.ts'
import { useMarkRead } from '../messages/door/use-mark-read.ts'
import { conversationsKey } from './queries.ts'

/** Marks a conversation as read once what is new in it is shown, and again when more comes. */
export function useMarkSeen(id: string, entries: readonly { id: string; isUnread: boolean }[]): void {
  const { ask } = useApp()
  const queries = useQueryClient()
  const { mutate: markRead } = useMarkRead(async () => {
    await ask('conversations', 'markRead', { params: { id } })
    await queries.invalidateQueries({ queryKey: [...conversationsKey, 'list'] })
  })
  const newest = entries.findLast(({ isUnread }) => isUnread)?.id

  useEffect(() => {
    if (newest !== undefined) markRead()
  }, [newest, markRead])
}
