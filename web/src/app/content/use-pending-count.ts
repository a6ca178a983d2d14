import { useQuery } from '@tanstack/react-query'
import { pendingCountQuery } from '../../pending/queries.ts'
import { useApp } from '../page.ts'
import { useScreens } from '../use-screens.ts'
import type { ScreenName } from '../screen.ts'
import { useViewer } from '../viewer.ts'

/** How much waits for the reader, by the screen that shows it. */
export function usePendingCounts(): Partial<Record<ScreenName, number>> {
  const viewer = useViewer()
  const { guard } = useScreens()
  const isAsked = viewer !== null && guard.mayOpen('/content/waiting', viewer.userType)
  const { data } = useQuery({ ...pendingCountQuery(useApp()), enabled: isAsked })
  return isAsked && data ? { 'content/waiting': data.page.totalElements } : {}
}
