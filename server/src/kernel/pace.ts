/** What was done longer ago than this many milliseconds says less and less. */
const memory = 500
/** One piece that takes longer says no more than this: others may wait without need of it. */
const longestPiece = 1000

export interface Pace {
  /** Tells that a piece of work is done, and how much else waits. */
  done(waiting: number): void
  /** Milliseconds after which so many pieces will be done. */
  expected(pieces: number): number
}

/**
 * Learns how fast work is done, from what is done while other work waits; of what is not known yet, nothing is expected.
 * Time and pieces are counted apart, as a busy process does many at once and then none for a while.
 */
export function openPace(): Pace {
  let spent = 0
  let pieces = 0
  /** When the piece before was done, where others waited then. */
  let last: number | null = null

  return {
    done: (waiting) => {
      const now = performance.now()
      if (last !== null) {
        const took = now - last
        const kept = Math.exp(-took / memory)
        spent = spent * kept + Math.min(took, longestPiece)
        pieces = pieces * kept + 1
      }
      last = waiting > 0 ? now : null
    },
    expected: (many) => (pieces > 0 ? (many * spent) / pieces : 0),
  }
}
