import { setTimeout as delay } from 'node:timers/promises'
import { changesAfter, type ChangeFollower } from '../kernel/change-log.ts'
import type { Services } from '../kernel/services.ts'
import type { CollectionDeclaration, SearchConcept, SearchEngine, SearchGroup } from '../search/door.ts'

const changesPerStep = 200
/** How long another process's write may wait before this one looks; this process's own writes call `wake`. */
const pollMilliseconds = 1000
/** Snapshots are written when so many steps have changed what is found since the last ones. */
const stepsPerSnapshot = 20
/** And no sooner than this after them, in milliseconds: each writes the whole index, however little has changed. */
const snapshotPause = 60_000

/** A collection, and where its groups come from: those of the ids given, unknown ones left out. */
export interface SearchedCollection {
  declaration: CollectionDeclaration
  groups(ids: string[]): Promise<SearchGroup[]>
}

/** Where what is searched comes from; `concepts` is the whole glossary. */
export interface SearchSources {
  collections: readonly SearchedCollection[]
  concepts(): Promise<SearchConcept[]>
}

export interface SearchFollower extends ChangeFollower {
  /** Resolves when everything logged so far can be found. */
  caughtUp(): Promise<void>
  /** The last change of a kind that can be found; of kinds that have not changed, where the engine began. */
  position(kind: string): number
  /** The last change that has been followed. */
  followed(): number
  /** The engine has begun again at this position, without a glossary. */
  rewind(sequence: number): void
  stop(): Promise<void>
}

/** Keeps the engine up with the change log, from `sequence` on, and hands it the glossary. */
export function followChanges(
  { db, log }: Pick<Services, 'db' | 'log'>,
  engine: SearchEngine,
  sequence: number,
  sources: SearchSources,
): SearchFollower {
  let position = sequence
  let isComplete = false
  let begun = sequence
  const positions = new Map<string, number>()
  let hasGlossary = false
  let stepsSinceSnapshot = 0
  let savedAt = -Infinity
  let isStopped = false
  let wakeUp = () => {}
  let reachEnd = () => {}
  const atEnd = new Promise<void>((resolve) => (reachEnd = resolve))

  async function handGlossary(): Promise<void> {
    // Set before it is read, so that a thread that is lost meanwhile is given it again.
    hasGlossary = true
    try {
      const concepts = await sources.concepts()
      await engine.apply({ sequence: 0, upserts: [], removals: [], concepts })
    } catch (error) {
      hasGlossary = false
      throw error
    }
  }

  async function step(): Promise<boolean> {
    const start = position
    const changes = await changesAfter(db, start, changesPerStep)
    const last = changes.at(-1)
    if (!last) return false
    const upserts: SearchGroup[] = []
    const removals = new Set<string>()
    for (const { declaration, groups } of sources.collections) {
      const changed = changes.filter(({ kind }) => kind === declaration.kind)
      if (changed.length === 0) continue
      const ids = [...new Set(changed.map(({ subject }) => subject))]
      for (const id of ids) removals.add(id)
      upserts.push(...(await groups(ids)))
    }
    for (const { id } of upserts) removals.delete(id)
    await engine.apply({ sequence: last.id, upserts, removals: [...removals] })
    if (changes.some(({ kind }) => kind === 'glossary')) hasGlossary = false
    // The engine may have been rewound meanwhile: then this step says nothing of where it stands.
    if (position === start) {
      position = last.id
      for (const { kind, id } of changes) positions.set(kind, id)
    }
    if (upserts.length + removals.size > 0) stepsSinceSnapshot += 1
    return true
  }

  async function followToEnd(): Promise<void> {
    for (;;) {
      while (!isStopped && (await step()));
      reachEnd()
      if (isStopped || hasGlossary) break
      await handGlossary()
    }
    isComplete = !isStopped
    const isPaused = performance.now() - savedAt < snapshotPause
    if (stepsSinceSnapshot >= stepsPerSnapshot && !isPaused) {
      stepsSinceSnapshot = 0
      savedAt = performance.now()
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
    logFollowed: () => atEnd,
    isComplete: () => isComplete,
    followed: () => position,
    position: (kind) => positions.get(kind) ?? begun,
    rewind: (to) => {
      position = to
      isComplete = false
      begun = to
      positions.clear()
      hasGlossary = false
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
