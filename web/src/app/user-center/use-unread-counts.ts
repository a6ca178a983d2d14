import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../messages/door/unread.ts'
import { useApp } from '../page.ts'
import { useScreens } from '../use-screens.ts'
import type { ScreenName } from '../screen.ts'
import { useViewer } from '../viewer.ts'

/** How much the reader has not read yet, by the screen that shows it. */
export function useUnreadCounts(): Partial<Record<ScreenName, number>> {
  const viewer = useViewer()
  const { guard } = useScreens()
  const isAsked = viewer !== null && guard.mayOpen('/usercenter/message', viewer.userType)
  const { data } = useQuery({ ...unreadQuery(useApp()), enabled: isAsked })
  if (!isAsked || !data) return {}
  return {
    'usercenter/system': data.SYSTEM,
    'usercenter/message': data.SERVICE + data.CONSULTING + data.conversations,
  }
}
