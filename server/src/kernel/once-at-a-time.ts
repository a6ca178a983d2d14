import { setTimeout as delay } from 'node:timers/promises'

/**
 * Asks for something once at a time: whoever asks while it is on its way waits for the same answer. Null where it does not
 * come in time, or fails.
 *
 * @param patience milliseconds that one waits
 */
export function onceAtATime<Answer>(
  ask: () => Promise<Answer>,
  patience: number,
): () => Promise<Answer | null> {
  let underWay: Promise<Answer | null> | null = null
  return async () => {
    underWay ??= ask()
      .catch(() => null)
      .finally(() => (underWay = null))
    const rest = new AbortController()
    const late = delay(patience, null, { signal: rest.signal }).catch(() => null)
    try {
      return await Promise.race([underWay, late])
    } finally {
      rest.abort()
    }
  }
}
