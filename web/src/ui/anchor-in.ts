/** The anchor that the end of an address names; empty where it names none, or nothing that can be read. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
