import { useEffect, useState } from 'react'

/** How far, in pixels, the page must be scrolled to count as scrolled. */
const threshold = 12

/** Whether the reader last scrolled down the page, by hand; who scrolls up looks for something. */
export function useIsGoingDown(): boolean {
  const [isGoingDown, setGoingDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < threshold) return
      last = window.scrollY
      // Whoever goes from stop to stop by keyboard scrolls, and must find them all.
      setGoingDown(moved > 0 && !document.querySelector(':focus-visible'))
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return isGoingDown
}
