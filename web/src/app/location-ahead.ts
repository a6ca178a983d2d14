import { useSyncExternalStore } from 'react'
import { useLocation, type DataRouter, type Location } from 'react-router'

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

/**
 * Where the reader is, or is about to be on the same page: what is chosen stands chosen at once, and what is chosen next
 * goes on from it, also while a slow line has not answered or a slow phone has not drawn it.
 */
export function useLocationAhead(): Location {
  const location = useLocation()
  const ahead = useSyncExternalStore(
    subscribe,
    () => next,
    () => null,
  )
  return ahead?.pathname === location.pathname ? ahead : location
}
