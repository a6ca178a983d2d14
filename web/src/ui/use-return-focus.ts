import { useRef } from 'react'

/** Gives the focus back to what opened a popup, once that is closed. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    // The popup's focus trap ends with its own last frame.
    restore: () => requestAnimationFrame(() => (opener.current as HTMLElement | null)?.focus()),
  }
}
