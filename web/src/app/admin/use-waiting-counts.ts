import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '../../admin/queries.ts'
import { useApp } from '../page.ts'
import { isScreen, type ScreenName } from '../screen.ts'
import { useScreens } from '../use-screens.ts'
import { isLetIn } from './admit.ts'
import { meQuery } from './queries.ts'

/** How often the menu looks for what others and the clock did meanwhile, in milliseconds. */
const waitingPoll = 120_000

/** How much waits for the administrator, by the screen that works it off; nothing while that is not known. */
export function useWaitingCounts(): Partial<Record<ScreenName, number>> {
  const context = useApp()
  const { rows } = useScreens()
  const { data: me } = useQuery(meQuery(context))
  const isAsked = me !== undefined && isLetIn(me)
  const { data } = useQuery({ ...overviewQuery(context), enabled: isAsked, refetchInterval: waitingPoll })
  if (!isAsked || !data) return {}
  const counts = rows
    .filter(isScreen)
    .map(({ path, waiting = [] }) => [
      path,
      [waiting].flat().reduce((sum, { kind }) => sum + (data.waiting[kind] ?? 0), 0),
    ])
  return Object.fromEntries(counts)
}
