import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { anchorIn } from '../../ui/anchor-in.ts'
import { leftAt, placeNow, returnTo } from '../../ui/left-at.ts'
import { keptScroll } from './kept-scroll.ts'

/**
 * The page scrolls to top after every navigation, or to the anchor the address names; a page one goes back to, and a
 * kept screen one comes back to, stands where it was left.
 */
export function useScrollToTop(): void {
  const { key, hash, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const last = useRef({ key, pathname })
  // A layout effect ends before the page gets shorter and the browser moves its scroll position.
  useLayoutEffect(() => {
    const remember = () => leftAt.set(key, placeNow())
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPath } = last.current
    if (lastKey === key) return
    last.current = { key, pathname }
    const left = isBack ? leftAt.get(key) : undefined
    const anchor = hash && document.getElementById(anchorIn(hash))
    if (left) returnTo(left)
    else if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, lastPath === pathname ? 0 : (keptScroll.get(pathname) ?? 0))
  }, [key, hash, pathname, isBack])
}
