/**
 * A read that many ask for at once: who asks while it runs is answered by one more, which begins after they have asked.
 * So nobody misses what stood before, and however many ask, one runs and one waits.
 */
export function together<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null

  function begin(): Promise<T> {
    next = null
    return read()
  }

  return () => {
    if (next) return next
    next = running.then(begin, begin)
    running = next
    return next
  }
}
