import { languageKey, type Language } from '@portal/protocol/kernel/languages.ts'

const base = 'https://portal.invalid'

/**
 * The page to return to after signing in: a path on this site, whatever the address bar says; in the reader's
 * language, where its address asked for one.
 */
export function returnPath(wanted: string | null, language: Language): string {
  const url = wanted?.startsWith('/') && URL.canParse(wanted, base) ? new URL(wanted, base) : null
  // A path may turn into another host's address when its dots are resolved.
  const isHere = url?.origin === base && !url.pathname.startsWith('//')
  if (!isHere || url.pathname.toLowerCase().startsWith('/account/')) return '/home'
  const asked = url.searchParams.get(languageKey)
  if (asked !== null && asked !== language) url.searchParams.set(languageKey, language)
  return url.pathname + url.search + url.hash
}
