import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { SearchEngine, SearchGroup, SearchQuestion } from '@portal/server/search/door.ts'
import { openSearchEngine } from '@portal/server/search/open-engine.ts'
import { ownUsage, serveParent } from '../measure/child.ts'
import { timed } from '../measure/quantiles.ts'

/** The search engine alone, through its door, in a process of its own. */

let engine: SearchEngine | null = null

function opened(): SearchEngine {
  if (!engine) throw new Error('no engine is open')
  return engine
}

/** As many laws as the portal hands over at once. */
const groupsPerStep = 200

const duties = {
  /** Starts it on a snapshot; milliseconds until it answers, and what it took of memory. */
  open: async (snapshotPath: string) => {
    const { rss } = ownUsage()
    const { took } = await timed(async () => {
      engine = (await openSearchEngine({ snapshotPath })).engine
      await engine.status()
    })
    return { took, grown: ownUsage().rss - rss, status: await opened().status() }
  },

  /** Feeds it the laws of a file, one a line; milliseconds while it was at work. */
  build: async (file: string) => {
    let step: SearchGroup[] = []
    let took = 0
    let sequence = 0
    const apply = async () => {
      const changes = { sequence: ++sequence, upserts: step, removals: [] }
      took += (await timed(() => opened().apply(changes))).took
      step = []
    }
    for await (const line of createInterface({ input: createReadStream(file) })) {
      step.push(JSON.parse(line) as SearchGroup)
      if (step.length === groupsPerStep) await apply()
    }
    await apply()
    return took
  },

  save: async () => (await timed(() => opened().saveSnapshot())).took,

  /** Milliseconds inside the engine for each question, one after the other. */
  ask: async (questions: SearchQuestion[]) => {
    const took: number[] = []
    for (const question of questions) took.push((await opened().search(question)).took)
    return took
  },

  status: () => opened().status(),
  usage: () => ownUsage(),
  close: () => opened().close(),
}

export type EngineDuties = typeof duties

serveParent(duties)
