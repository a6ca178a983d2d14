import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/**
 * The token of a reset link. It stands behind the `#`, which no browser sends: neither the server's logs nor the
 * page another site is told of have it, and the server's own page comes without it.
 */
export function useToken(): string | null {
  // Moves inside the portal change the address without the event.
  useLocation()
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
  return new URLSearchParams(hash.slice(1)).get('token')
}
