import { useSyncExternalStore } from 'react'

/** False as long as the page stands as the server rendered it; then true. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
