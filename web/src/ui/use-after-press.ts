import { useEffect, useRef } from 'react'

const ends = ['pointerup', 'pointercancel'] as const

/**
 * Acts at once, or, while a pointer is pressed, once it is let go: what is pressed would else move from under it, and a
 * button not be clicked.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const set = (is: boolean) => () => {
      isPressed.current = is
    }
    document.addEventListener('pointerdown', set(true), { capture: true, signal })
    for (const end of ends) document.addEventListener(end, set(false), { capture: true, signal })
    return () => listening.abort()
  }, [])
  return (act) => {
    if (!isPressed.current) return act()
    const waiting = new AbortController()
    const later = () => {
      waiting.abort()
      // The click comes right after the pointer is let go.
      setTimeout(act)
    }
    for (const end of ends) document.addEventListener(end, later, { signal: waiting.signal })
  }
}
