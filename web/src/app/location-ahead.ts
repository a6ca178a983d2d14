import { useLocation, useNavigation, type Location } from 'react-router'

/**
 * Where the reader is, or is about to be on the same page: what is chosen stands chosen at once, and what is chosen next
 * goes on from it, also while a slow line has not answered.
 */
export function useLocationAhead(): Location {
  const location = useLocation()
  const next = useNavigation().location
  return next?.pathname === location.pathname ? next : location
}
