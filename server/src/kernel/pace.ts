/** How fast work is done is learned by this part of each piece. */
const learning = 0.1

export interface Pace {
  /** Tells that a piece of work is done, and how much else waits. */
  done(waiting: number): void
  /** Milliseconds after which so many pieces will be done. */
  expected(pieces: number): number
}

/** Learns how fast work is done, from what is done while other work waits; of what is not known yet, nothing is expected. */
export function openPace(): Pace {
  let between: number | null = null
  /** When the piece before was done, where others waited then. */
  let last: number | null = null

  return {
    done: (waiting) => {
      const now = performance.now()
      if (last !== null) between = between === null ? now - last : between + (now - last - between) * learning
      last = waiting > 0 ? now : null
    },
    expected: (pieces) => pieces * (between ?? 0),
  }
}
