import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { anchorIn } from '../../ui/anchor-in.ts'
import { leftAt, pageTop, placeNow, returnTo } from '../../ui/left-at.ts'
import { useIsKept } from './use-is-kept.ts'

/**
 * The page scrolls to top after every navigation, or to the anchor the address names; a page one goes back to, and a
 * kept screen one comes back to, stands where it was left.
 */
export function useScrollToTop(): void {
  const isKept = useIsKept()
  const { key, hash, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const last = useRef({ key, pathname })
  // A layout effect ends before the page gets shorter and the browser moves its scroll position.
  useLayoutEffect(() => {
    const remember = () => {
      const place = placeNow()
      leftAt.set(key, place)
      if (isKept) leftAt.set(pathname, place)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, pathname, isKept])
  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPath } = last.current
    if (lastKey === key) return
    last.current = { key, pathname }
    const left = isBack ? leftAt.get(key) : undefined
    const kept = lastPath === pathname ? undefined : leftAt.get(pathname)
    const anchor = hash && document.getElementById(anchorIn(hash))
    if (anchor && !left) anchor.scrollIntoView()
    else returnTo(left ?? kept ?? pageTop)
  }, [key, hash, pathname, isBack])
}
