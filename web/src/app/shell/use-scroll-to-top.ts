import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page scrolls to top after every navigation, or to the anchor the address names. */
export function useScrollToTop(): void {
  const { key, hash } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash])
}
