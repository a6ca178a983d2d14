import { isScreen, pageAt } from './screen.ts'
import { rowAt } from './screens.ts'

/**
 * Asks for the code of a screen once a mouse rests on a link to it or a finger touches it: until it is followed a part of
 * the way is done.
 */
export function fetchCodeAhead(): void {
  let last: Element | null = null
  function fetchFor({ target }: PointerEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === last) return
    last = link
    if (link?.origin !== window.location.origin) return
    const row = rowAt(link.pathname)
    // What does not come is asked for again, and told of, where the link is followed.
    if (row && isScreen(row)) pageAt(row, link)().catch(() => {})
  }
  document.addEventListener('pointerover', fetchFor, { passive: true })
}
