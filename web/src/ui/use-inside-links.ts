import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows plain links marked `data-inside` within the app: one listener for a long text, where a router link for
 * each of a thousand articles would be felt.
 */
export function useInsideLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a[data-inside]') : null
    const path = link?.getAttribute('href')
    if (!isPlain || !path || event.defaultPrevented) return
    event.preventDefault()
    void navigate(path)
  }
}
