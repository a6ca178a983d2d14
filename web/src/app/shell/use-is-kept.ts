import { useMatches } from 'react-router'
import type { RouteHandle } from '../screen.ts'

/** Whether the screen that is shown stays in memory when it is left. */
export function useIsKept(): boolean {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle?.screen.keepAlive === true
}
