import { mayOpen } from '@portal/protocol/kernel/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../usercenter/queries.ts'
import { useApp } from '../page.ts'
import type { ScreenName } from '../routes.ts'
import { useViewer } from '../viewer.ts'

/** How much the reader has not read yet, by the screen that shows it. */
export function useUnreadCounts(): Partial<Record<ScreenName, number>> {
  const viewer = useViewer()
  const isAsked = viewer !== null && mayOpen('/usercenter/message', viewer.userType)
  const { data } = useQuery({ ...unreadQuery(useApp()), enabled: isAsked })
  if (!isAsked || !data) return {}
  return {
    'usercenter/system': data.SYSTEM,
    'usercenter/message': data.SERVICE + data.CONSULTING + data.conversations,
  }
}
