import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { unreadQuery } from '../../messages/door/unread.ts'
import { useApp } from '../page.ts'
import { useViewer } from '../viewer.ts'

/** How many messages and conversations are unread, looked at each minute and wherever the reader goes. */
export function useUnread(): number {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const isAsked = viewer !== null
  const { data, refetch } = useQuery({ ...unreadQuery(useApp()), enabled: isAsked })
  const asked = useRef(pathname)

  useEffect(() => {
    if (asked.current === pathname) return
    asked.current = pathname
    if (isAsked) void refetch()
  }, [isAsked, pathname, refetch])

  if (!isAsked || !data) return 0
  const messages = data.SERVICE + data.CONSULTING + data.SYSTEM
  // An administrator's threads stand where the work does, and not with the messages.
  return viewer.userType === 'ADMIN' ? messages : messages + data.conversations
}
