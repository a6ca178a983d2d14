import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { anchorIn } from '../../ui/anchor-in.ts'
import { keptScroll } from './kept-scroll.ts'

/**
 * The page scrolls to top after every navigation, or to the anchor the address names; a kept screen one comes
 * back to stands where it was left.
 */
export function useScrollToTop(): void {
  const { key, hash, pathname } = useLocation()
  const last = useRef({ key, pathname })
  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPath } = last.current
    if (lastKey === key) return
    last.current = { key, pathname }
    const anchor = hash && document.getElementById(anchorIn(hash))
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, lastPath === pathname ? 0 : (keptScroll.get(pathname) ?? 0))
  }, [key, hash, pathname])
}
