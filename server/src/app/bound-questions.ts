import { openPace } from '../kernel/pace.ts'
import { SearchUnavailable, type SearchEngine } from '../search/door.ts'

/** The same engine, which refuses at once what is expected to wait longer than so many milliseconds. */
export function boundQuestions(engine: SearchEngine, longestWait: number): SearchEngine {
  const pace = openPace()
  let waiting = 0

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (pace.expected(waiting) > longestWait) throw new SearchUnavailable('too many questions are waiting')
    waiting += 1
    try {
      return await question()
    } finally {
      waiting -= 1
      pace.done(waiting)
    }
  }

  return {
    ...engine,
    search: (...given) => ask(() => engine.search(...given)),
    analyse: (...given) => ask(() => engine.analyse(...given)),
    everyId: (...given) => ask(() => engine.everyId(...given)),
    firstIds: (...given) => ask(() => engine.firstIds(...given)),
    similar: (...given) => ask(() => engine.similar(...given)),
  }
}
