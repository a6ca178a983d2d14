import { lawName, type LawName } from '../law-name.ts'

/** Texts of one collection name the same laws again and again. */
const largestCache = 20_000
const cache = new Map<string, LawName>()

/** The name of a law taken apart, remembered. */
export function knownName(text: string): LawName {
  const known = cache.get(text)
  if (known) return known
  if (cache.size >= largestCache) cache.clear()
  const name = lawName(text)
  cache.set(text, name)
  return name
}
