import { useSyncExternalStore } from 'react'
import { useLocation, useMatches, type DataRouter, type Location } from 'react-router'
import { pageAt, type RouteHandle } from './screen.ts'

let next: Location | null = null
const told = new Set<() => void>()

/** Notes where the router goes as soon as it goes there: the page itself follows once it is rendered. */
export function followRouter(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(({ navigation, location }) => {
    next = navigation.location ?? location
    for (const tell of told) tell()
  })
}

function subscribe(tell: () => void): () => void {
  told.add(tell)
  return () => void told.delete(tell)
}

/** Whether the same stands at both: not the record that a list leads to, whose code may have to come first. */
function isSamePage(here: Location, there: Location, handle: RouteHandle | undefined): boolean {
  const isSameScreen = here.pathname === there.pathname
  return isSameScreen && (!handle || pageAt(handle.screen, here) === pageAt(handle.screen, there))
}

/**
 * Where the reader is, or is about to be on the same page: what is chosen stands chosen at once, and what is chosen next
 * goes on from it, also while a slow line has not answered or a slow phone has not drawn it.
 */
export function useLocationAhead(): Location {
  const location = useLocation()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const ahead = useSyncExternalStore(
    subscribe,
    () => next,
    () => null,
  )
  return ahead && isSamePage(location, ahead, handle) ? ahead : location
}
