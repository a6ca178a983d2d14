import { useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * What is open in a form is put in its place before the form is sent.
 *
 * @param finish tells whether it is; where not, the form is held back
 */
export function useBeforeSent(part: RefObject<Element | null>, finish: () => boolean): void {
  const hold = useEffectEvent((event: Event) => {
    // The form sends what it knows by now.
    if (flushSync(finish)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const form = part.current?.closest('form')
    const listen = (event: Event) => hold(event)
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [part])
}
