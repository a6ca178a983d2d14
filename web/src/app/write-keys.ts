/** Milliseconds in which the same write again is meant as the one that got no answer. */
const retryWindow = 5 * 60_000

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keys of writes (Idempotency-Key): each its own, but one that got no answer keeps its key when it is sent again. */
export interface WriteKeys {
  keyOf: (address: string, content: string) => string
  /** No answer came: nobody knows whether the write was done. */
  lose: (address: string, content: string, key: string) => void
  answered: (address: string) => void
}

export function createWriteKeys(now: () => number = Date.now): WriteKeys {
  const lost = new Map<string, { content: string; key: string; at: number }>()
  return {
    keyOf(address, content) {
      const known = lost.get(address)
      return known?.content === content && now() - known.at < retryWindow ? known.key : freshKey()
    },
    lose: (address, content, key) => lost.set(address, { content, key, at: now() }),
    answered: (address) => lost.delete(address),
  }
}
