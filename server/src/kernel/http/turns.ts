import { openPace } from '../pace.ts'
import { Refusal } from '../refusal.ts'

interface TurnSettings {
  /** So many are served at once. */
  atOnce: number
  /** Milliseconds: who is expected to wait longer is refused at once. */
  longestWait: number
}

export interface Turns {
  /**
   * Does the work when its turn comes.
   *
   * @throws Refusal where too many wait before it
   */
  take<T>(work: () => Promise<T>): Promise<T>
}

/** Work that few can have done at once, in the order in which it came, so that what is begun is soon done. */
export function openTurns({ atOnce, longestWait }: TurnSettings): Turns {
  const waiting: (() => void)[] = []
  const pace = openPace()
  let served = 0

  function handOn(): void {
    const next = waiting.shift()
    if (next) next()
    else served -= 1
  }

  async function turn(): Promise<void> {
    if (served < atOnce) {
      served += 1
      return
    }
    if (pace.expected(waiting.length + 1) > longestWait) throw new Refusal('overloaded')
    const since = performance.now()
    await new Promise<void>((resolve) => waiting.push(resolve))
    // It was expected to take less: who has waited for so long does not wait for the work as well.
    if (performance.now() - since <= longestWait * 2) return
    handOn()
    throw new Refusal('overloaded')
  }

  return {
    take: async (work) => {
      await turn()
      try {
        return await work()
      } finally {
        pace.done(waiting.length)
        handOn()
      }
    },
  }
}
