/** An address below this path with these parts. */
export function addressBelow(path: string, parts: readonly (readonly [string, string])[]): string {
  const search = new URLSearchParams(parts.map(([name, value]) => [name, value]))
  return search.size > 0 ? `${path}?${search}` : path
}

/** An address below this path that says what is set, and nothing else. */
export function writeParts(path: string, parts: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return addressBelow(path, set)
}
