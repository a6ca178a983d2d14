import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../kernel/services.ts'
import type { SearchEngine } from '../search/door.ts'
import { changesAfter } from './queries.ts'
import { searchGroups } from './search-groups.ts'

const changesPerStep = 200
/** How long another process's write may wait before this one looks; this process's own writes call `wake`. */
const pollMilliseconds = 1000
/** A snapshot is written when so many steps have been followed since the last one. */
const stepsPerSnapshot = 20

export interface SearchFollower {
  /** Looks at the change log now. */
  wake(): void
  /** Resolves when everything logged so far can be found. */
  caughtUp(): Promise<void>
  /** The engine fell back to this position. */
  rewind(sequence: number): void
  stop(): Promise<void>
}

/** Keeps the engine up with the change log, from `sequence` on. */
export function followChanges(
  { db, log }: Pick<Services, 'db' | 'log'>,
  engine: SearchEngine,
  sequence: number,
): SearchFollower {
  let position = sequence
  let stepsSinceSnapshot = 0
  let isStopped = false
  let wakeUp = () => {}

  async function step(): Promise<boolean> {
    const start = position
    const changes = await changesAfter(db, start, changesPerStep)
    const last = changes.at(-1)
    if (!last) return false
    const ids = [...new Set(changes.map((change) => change.subject))]
    const upserts = await searchGroups(db, ids)
    const found = new Set(upserts.map((group) => group.id))
    await engine.apply({ sequence: last.id, upserts, removals: ids.filter((id) => !found.has(id)) })
    // The engine may have been rewound meanwhile: then this step says nothing of where it stands.
    if (position === start) position = last.id
    stepsSinceSnapshot += 1
    return true
  }

  async function followToEnd(): Promise<void> {
    while (!isStopped && (await step())) {
      // Each step takes what the last one left.
    }
    if (stepsSinceSnapshot >= stepsPerSnapshot) {
      stepsSinceSnapshot = 0
      await engine.saveSnapshot()
    }
  }

  let following = Promise.resolve()
  /** One run at a time, and a whole one for whoever asks: a run under way may have looked already. */
  function catchUp(): Promise<void> {
    const next = following.catch(() => {}).then(followToEnd)
    following = next
    return next
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await catchUp()
      } catch (error) {
        // Search lags until the next look; the portal goes on.
        if (!isStopped) log.warn({ err: error }, 'search could not follow the change log')
      }
      const woken = new Promise<void>((resolve) => (wakeUp = resolve))
      const rest = new AbortController()
      await Promise.race([woken, delay(pollMilliseconds, undefined, { signal: rest.signal }).catch(() => {})])
      rest.abort()
    }
  }

  const running = run()
  return {
    wake: () => wakeUp(),
    caughtUp: catchUp,
    rewind: (to) => {
      position = to
      wakeUp()
    },
    stop: async () => {
      isStopped = true
      wakeUp()
      await running
      if (stepsSinceSnapshot > 0) await engine.saveSnapshot()
    },
  }
}
