import { matchRoutes, type RouteObject } from 'react-router'
import { pageAt, type RouteHandle } from './screen.ts'

/**
 * Asks for the code of a screen once a mouse rests on a link to it or a finger touches it: until it is followed a part of
 * the way is done.
 */
export function fetchCodeAhead(routes: RouteObject[]): void {
  let last: Element | null = null
  function fetchFor({ target }: PointerEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === last) return
    last = link
    if (link?.origin !== window.location.origin) return
    const handle = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as RouteHandle | undefined
    // What does not come is asked for again, and told of, where the link is followed.
    if (handle) pageAt(handle.screen, link)().catch(() => {})
  }
  document.addEventListener('pointerover', fetchFor, { passive: true })
}
