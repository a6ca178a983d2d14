/** The page to return to after signing in: a path on this site, whatever the address bar says. */
export function returnPath(wanted: string | null): string {
  if (!wanted) return '/home'
  try {
    const base = 'https://portal.invalid'
    const url = new URL(wanted, base)
    const isHere = url.origin === base && wanted.startsWith('/') && !wanted.startsWith('//')
    return isHere && !url.pathname.startsWith('/account/') ? url.pathname + url.search + url.hash : '/home'
  } catch {
    return '/home'
  }
}
