import type { SearchEngine } from '../search/door.ts'
import { SearchUnavailable } from '../search/door.ts'
import type { SearchFollower } from './search-follower.ts'

interface Opened {
  engine: SearchEngine
  follower: SearchFollower
}

export interface Search extends Opened {
  open(): Promise<void>
  close(): Promise<void>
}

/** Search that starts at the first question, or when it is told to open; `wake` does not start it. */
export function openSearchWhenAsked(start: () => Promise<Opened>): Search {
  let opened: Opened | null = null
  let opening: Promise<Opened> | null = null
  let isClosed = false

  async function begin(): Promise<Opened> {
    if (isClosed) throw new SearchUnavailable('the search engine is closed')
    opened = await start()
    return opened
  }
  const asked = () => (opening ??= begin())

  return {
    engine: {
      search: async (...given) => (await asked()).engine.search(...given),
      analyse: async (...given) => (await asked()).engine.analyse(...given),
      everyId: async (...given) => (await asked()).engine.everyId(...given),
      firstIds: async (...given) => (await asked()).engine.firstIds(...given),
      similar: async (...given) => (await asked()).engine.similar(...given),
      apply: async (changes) => (await asked()).engine.apply(changes),
      status: async () => (await asked()).engine.status(),
      saveSnapshot: async () => (await asked()).engine.saveSnapshot(),
      close: async () => (await asked()).engine.close(),
    },
    follower: {
      wake: () => opened?.follower.wake(),
      caughtUp: async () => (await asked()).follower.caughtUp(),
      logFollowed: async () => (await asked()).follower.logFollowed(),
      isComplete: () => opened?.follower.isComplete() ?? false,
      followed: () => opened?.follower.followed() ?? 0,
      position: (kind) => opened?.follower.position(kind) ?? 0,
      rewind: (sequence) => opened?.follower.rewind(sequence),
      stop: async () => (await asked()).follower.stop(),
    },
    open: async () => void (await asked()),
    close: async () => {
      isClosed = true
      if (!opening) return
      const { engine, follower } = await opening
      await follower.stop()
      await engine.close()
    },
  }
}
