import { useEffect, useRef, type RefObject } from 'react'

/** How much of the entry before stays in sight, in pixels. */
const margin = 24

/** Of a row wider than its screen: brings the entry that is the page into sight, as often as it changes. */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !entry || current === undefined) return
    row.current.scrollLeft +=
      entry.getBoundingClientRect().left - row.current.getBoundingClientRect().left - margin
  }, [current])
  return row
}
