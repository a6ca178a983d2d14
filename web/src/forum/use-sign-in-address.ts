import { useLocation } from 'react-router'

/** Where a visitor signs in, to come back to this very place. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation()
  return `/account/login?to=${encodeURIComponent(pathname + search)}`
}
