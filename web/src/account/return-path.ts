const base = 'https://portal.invalid'

/** The page to return to after signing in: a path on this site, whatever the address bar says. */
export function returnPath(wanted: string | null): string {
  const url = wanted?.startsWith('/') && URL.canParse(wanted, base) ? new URL(wanted, base) : null
  // A path may turn into another host's address when its dots are resolved.
  const isHere = url?.origin === base && !url.pathname.startsWith('//')
  if (!isHere || url.pathname.toLowerCase().startsWith('/account/')) return '/home'
  return url.pathname + url.search + url.hash
}
