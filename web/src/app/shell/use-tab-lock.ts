import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Whether this tab is the one of all the portal's tabs that does a thing: it is visible, and no other tab does it.
 * A tab that is hidden or closed leaves it to the next.
 */
export function useTabLock(name: string, isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const isSought = isWanted && isVisible

  useEffect(() => {
    // Without TLS browsers have no locks.
    if (!isSought || !('locks' in navigator)) return undefined
    const waiting = new AbortController()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    navigator.locks
      .request(name, { signal: waiting.signal }, async () => {
        if (waiting.signal.aborted) return
        setHeld(true)
        await released
      })
      .catch((error: unknown) => {
        if (!waiting.signal.aborted) throw error
      })
    return () => {
      waiting.abort()
      release()
      setHeld(false)
    }
  }, [name, isSought])

  return isHeld && isSought
}
