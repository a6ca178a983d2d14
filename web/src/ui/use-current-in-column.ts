import { useEffect, useRef, type RefObject } from 'react'

/** How much stays in sight beside the entry, in pixels. */
const margin = 24

/**
 * Of a column higher than its place: keeps the entry that is the page in sight, as often as it changes and as entries
 * take other sizes (fonts and counts come late), until its reader scrolls the column.
 */
export function useCurrentInColumn<Column extends HTMLElement>(
  current: string | undefined,
): RefObject<Column | null> {
  const column = useRef<Column>(null)
  useEffect(() => {
    const scrolled = column.current
    const entry = scrolled?.querySelector('[aria-current]')
    if (!scrolled || !entry || current === undefined) return
    let brought = scrolled.scrollTop
    const observer = new ResizeObserver(() => {
      if (Math.abs(scrolled.scrollTop - brought) > 1) return observer.disconnect()
      const [seen, at] = [scrolled.getBoundingClientRect(), entry.getBoundingClientRect()]
      scrolled.scrollTop +=
        Math.max(0, at.bottom + margin - seen.bottom) + Math.min(0, at.top - margin - seen.top)
      brought = scrolled.scrollTop
    })
    for (const sized of [scrolled, ...scrolled.querySelectorAll('a')]) observer.observe(sized)
    return () => observer.disconnect()
  }, [current])
  return column
}
