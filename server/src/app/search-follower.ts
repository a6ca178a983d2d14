import { setTimeout as delay } from 'node:timers/promises'
import type { ChangeKind } from '../kernel/change-log.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import type { SearchConcept, SearchEngine, SearchGroup } from '../search/door.ts'

const changesPerStep = 200
/** How long another process's write may wait before this one looks; this process's own writes call `wake`. */
const pollMilliseconds = 1000
/** Snapshots are written when so many steps have been followed since the last ones. */
const stepsPerSnapshot = 20

/** Where what is searched comes from: the groups of the ids given, unknown ones left out; the whole glossary. */
export interface SearchSources {
  law(ids: string[]): Promise<SearchGroup[]>
  case(ids: string[]): Promise<SearchGroup[]>
  concepts(): Promise<SearchConcept[]>
}

export interface SearchFollower {
  /** Looks at the change log now. */
  wake(): void
  /** Resolves when everything logged so far can be found. */
  caughtUp(): Promise<void>
  /** Resolves when the log has been followed once; the glossary may still be on its way. */
  logFollowed(): Promise<void>
  /** The last change that can be found. */
  position(): number
  /** The engine has begun again at this position, without a glossary. */
  rewind(sequence: number): void
  stop(): Promise<void>
}

/** Steps of the change log after a position, oldest first. */
function changesAfter(db: Database, sequence: number) {
  return db
    .selectFrom('search_change')
    .select(['id', 'kind', 'subject'])
    .where('id', '>', sequence)
    .orderBy('id')
    .limit(changesPerStep)
    .execute()
}

/** Keeps the engine up with the change log, from `sequence` on, and hands it the glossary. */
export function followChanges(
  { db, log }: Pick<Services, 'db' | 'log'>,
  engine: SearchEngine,
  sequence: number,
  sources: SearchSources,
): SearchFollower {
  let position = sequence
  let hasGlossary = false
  let stepsSinceSnapshot = 0
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
    const changes = await changesAfter(db, start)
    const last = changes.at(-1)
    if (!last) return false
    const idsOf = (kind: ChangeKind): string[] => [
      ...new Set(changes.filter((change) => change.kind === kind).map(({ subject }) => subject)),
    ]
    const [laws, cases] = [idsOf('law'), idsOf('case')]
    const upserts = [
      ...(laws.length > 0 ? await sources.law(laws) : []),
      ...(cases.length > 0 ? await sources.case(cases) : []),
    ]
    const found = new Set(upserts.map((group) => group.id))
    const removals = [...laws, ...cases].filter((id) => !found.has(id))
    await engine.apply({ sequence: last.id, upserts, removals })
    if (changes.some(({ kind }) => kind === 'glossary')) hasGlossary = false
    // The engine may have been rewound meanwhile: then this step says nothing of where it stands.
    if (position === start) position = last.id
    stepsSinceSnapshot += 1
    return true
  }

  async function followToEnd(): Promise<void> {
    for (;;) {
      while (!isStopped && (await step()));
      reachEnd()
      if (isStopped || hasGlossary) break
      await handGlossary()
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
    logFollowed: () => atEnd,
    position: () => position,
    rewind: (to) => {
      position = to
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
