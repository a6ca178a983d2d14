import { useEffect, useRef, type RefObject } from 'react'

/** How much of the entry before stays in sight, in pixels. */
const margin = 24

/**
 * Of a row wider than its screen: brings the entry that is the page into sight, as often as it changes and as entries
 * take other sizes (fonts and counts come late), until its reader scrolls the row. One wider than the row stays.
 */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const scrolled = row.current
    const entry = scrolled?.querySelector<HTMLElement>('[aria-current]')
    if (!scrolled || !entry || current === undefined) return
    let brought = scrolled.scrollLeft
    const observer = new ResizeObserver(() => {
      const left = Math.min(brought, scrolled.scrollWidth - scrolled.clientWidth)
      if (Math.abs(scrolled.scrollLeft - left) > 1) return observer.disconnect()
      if (entry.offsetWidth > scrolled.clientWidth - margin) return
      scrolled.scrollLeft +=
        entry.getBoundingClientRect().left - scrolled.getBoundingClientRect().left - margin
      brought = scrolled.scrollLeft
    })
    for (const sized of [scrolled, ...scrolled.querySelectorAll('a, li')]) observer.observe(sized)
    return () => observer.disconnect()
  }, [current])
  return row
}
