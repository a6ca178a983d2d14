import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { caseCollection } from '@portal/server/cases/search-collection.ts'
import { lawCollection } from '@portal/server/laws/search-collection.ts'
import type { SearchConcept, SearchEngine, SearchGroup, SearchQuestion } from '@portal/server/search/door.ts'
import { openSearchEngine } from '@portal/server/search/open-engine.ts'
import { ownUsage, serveParent } from '../measure/child.ts'
import { timed } from '../measure/quantiles.ts'
import { madeGroups, type MadeGroups } from './made-groups.ts'

/** The search engine alone, through its door, in a process of its own. */

const collections = [lawCollection, caseCollection]

let engine: SearchEngine | null = null

function opened(): SearchEngine {
  if (!engine) throw new Error('no engine is open')
  return engine
}

/** Merging is over when nothing changes for so many looks. */
const settledLooks = 5
const lookMilliseconds = 1000

/** As many laws as the portal hands over at once. */
const groupsPerStep = 200

interface Asked {
  kind: MadeGroups['kind']
  questions: SearchQuestion[]
}

const today = '2026-11-21'

const duties = {
  /** Starts it on a snapshot; milliseconds until it answers, and what it took of memory. */
  open: async (snapshotPath: string) => {
    const { rss } = ownUsage()
    const { took } = await timed(async () => {
      engine = (await openSearchEngine({ collections, snapshotPath })).engine
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

  /** Hands it the glossary; milliseconds until it is used. */
  glossary: async (concepts: SearchConcept[]) => {
    const changes = { sequence: 0, upserts: [], removals: [], concepts }
    return (await timed(() => opened().apply(changes))).took
  },

  /** Feeds it groups of the bench's own making; milliseconds while it was at work. */
  make: async (order: MadeGroups) => {
    let took = 0
    for (const upserts of madeGroups(order)) {
      const changes = { sequence: order.sequence, upserts, removals: [] }
      took += (await timed(() => opened().apply(changes))).took
    }
    return took
  },

  /** Resolves when it has nothing left to merge: its segments have stayed as they are for a while. */
  settle: async () => {
    let segments = -1
    for (let same = 0; same < settledLooks;) {
      await setTimeout(lookMilliseconds)
      const now = (await opened().status()).segments
      same = now === segments ? same + 1 : 0
      segments = now
    }
  },

  save: async () => (await timed(() => opened().saveSnapshot())).took,

  /** Milliseconds inside the engine for each question, one after the other. */
  ask: async ({ kind, questions }: Asked) => {
    const took: number[] = []
    for (const question of questions) took.push((await opened().search(kind, question)).took)
    return took
  },

  /** Milliseconds, the way to the thread and back included, of the figures over what each question finds. */
  analyse: async ({ kind, questions }: Asked) => {
    const took: number[] = []
    for (const question of questions) took.push((await timed(() => opened().analyse(kind, question))).took)
    return took
  },

  /** The same for cases like those with these ids. */
  similar: async (ids: string[]) => {
    const took: number[] = []
    for (const id of ids) {
      took.push((await timed(() => opened().similar('case', id, { size: 5, language: 'zh', today }))).took)
    }
    return took
  },

  status: () => opened().status(),
  usage: () => ownUsage(),
  close: () => opened().close(),
}

export type EngineDuties = typeof duties

serveParent(duties)
