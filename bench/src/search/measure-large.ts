import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { caseCalls } from '@portal/protocol/cases/calls.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import { snapshotOf } from '@portal/server/search/library.ts'
import type { SearchConcept, SearchStatus } from '@portal/server/search/door.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startChild } from '../measure/child.ts'
import { quietest, timed, type Times } from '../measure/quantiles.ts'
import { note } from '../measure/table.ts'
import { openConnection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { engineQuestion, enough, hardQuestions } from './asking.ts'
import { lawsOf, writeLaws } from './corpus.ts'
import type { EngineDuties } from './engine-process.ts'
import { namingCases, type MadeGroups } from './made-groups.ts'

export interface LargeFigures {
  /** Milliseconds by what is asked. */
  times: Record<string, Times>
  buildTook: number
  saveTook: number
  loadTook: number
  openTook: number
  snapshotBytes: number
  /** Bytes. */
  building: number
  loaded: number
  portalRss: number
  status: SearchStatus
}

interface Input extends Omit<MadeGroups, 'seed' | 'sequence'> {
  questions: readonly string[]
  folder: string
}

const seed = 20_261_121
const portalScript = new URL('../portal/portal-process.ts', import.meta.url)
const engineScript = new URL('./engine-process.ts', import.meta.url)

/** Judgments that others like them are looked for to. */
const likened = 200

/**
 * Makes groups, puts their snapshot where a portal takes it up, and asks engine and portal. The store itself holds
 * none of them: answers of the search come from the engine alone.
 */
export async function measureLarge({ kind, count, texts, questions, folder }: Input): Promise<LargeFigures> {
  const place = await makeTestPlace('')
  try {
    const { environment } = place
    const { concepts, sequence } = await prepare(environment, folder)
    const path = await snapshotIn(environment)
    note('  build')
    const built = await build(path, { kind, count, texts, seed, sequence })
    const asked = enough(questions)
    const hard = hardQuestions(texts)
    note('  engine')
    const engine = await askEngine(path, kind, asked, hard, concepts)
    note('  portal')
    const portal = await askPortal(environment, kind, asked, hard)
    const bytes = (await stat(snapshotOf(path, kind))).size
    return {
      ...built,
      ...engine,
      ...portal,
      snapshotBytes: bytes,
      times: { ...portal.times, ...engine.times },
    }
  } finally {
    await place.remove()
  }
}

/** Makes the store, with a law of the made ones' department and cases of their courts, and the first snapshot. */
async function prepare(
  environment: Record<string, string>,
  folder: string,
): Promise<{ concepts: SearchConcept[]; sequence: number }> {
  const portal = startChild<PortalDuties>(portalScript)
  try {
    await portal.ask('open', { environment, withPages: false })
    const file = join(folder, 'naming.jsonl')
    writeLaws(file, lawsOf(['本法自公布之日起施行。']))
    await portal.ask('import', file)
    await portal.ask('saveCases', namingCases())
    const concepts = await portal.ask('glossary')
    const sequence = await portal.ask('sequence')
    await portal.ask('close')
    return { concepts, sequence }
  } finally {
    await portal.end()
  }
}

async function snapshotIn({ DATA_DIR: folder }: Record<string, string>): Promise<string> {
  const directory = join(folder!, 'search')
  const file = (await readdir(directory)).find((name) => /^\w+\.snapshot$/.test(name))
  if (!file) throw new Error(`no snapshot in ${directory}`)
  return join(directory, file)
}

async function build(path: string, order: MadeGroups) {
  const builder = startChild<EngineDuties>(engineScript)
  try {
    await builder.ask('open', path)
    const { took: buildTook } = await timed(async () => {
      await builder.ask('make', order)
      await builder.ask('settle')
    })
    const saveTook = await builder.ask('save')
    const { rss: building } = await builder.ask('usage')
    await builder.ask('close')
    return { buildTook, saveTook, building }
  } finally {
    await builder.end()
  }
}

/** Ten groups a page. */
const ten = { unit: 'law', size: 10 } as const

async function askEngine(
  path: string,
  kind: MadeGroups['kind'],
  questions: readonly string[],
  hard: readonly string[],
  concepts: SearchConcept[],
) {
  const engine = startChild<EngineDuties>(engineScript)
  try {
    const { took: loadTook, grown: loaded, status } = await engine.ask('open', path)
    await engine.ask('glossary', concepts)
    const forms = {
      'inside the engine, 10 laws': 'law',
      'inside the engine, 10 articles': 'article',
    } as const
    const times: Record<string, Times> = {}
    if (kind === 'law') {
      for (const [name, unit] of Object.entries(forms)) {
        const asked = questions.map((keyword) => engineQuestion(keyword, { unit, size: 10 }))
        times[name] = await quietest(() => engine.ask('ask', { kind, questions: asked }))
      }
      const asked = hard.map((keyword) => engineQuestion(keyword, ten))
      times['hard questions inside the engine'] = await quietest(() =>
        engine.ask('ask', { kind, questions: asked }),
      )
    } else {
      const asked = questions.map((keyword) => engineQuestion(keyword, ten))
      times['inside the engine, 10 cases'] = await quietest(() =>
        engine.ask('ask', { kind, questions: asked }),
      )
      times['figures over what is found'] = await quietest(() =>
        engine.ask('analyse', { kind, questions: asked.slice(0, likened) }),
      )
      const ids = Array.from({ length: likened }, (_, one) => `made-${String(one + 1).padStart(6, '0')}`)
      times['similar cases'] = await quietest(() => engine.ask('similar', ids))
      const all = Array.from({ length: 20 }, () => engineQuestion('', ten))
      times['figures over all'] = await quietest(() => engine.ask('analyse', { kind, questions: all }))
    }
    await engine.ask('close')
    return { loadTook, loaded, status, times }
  } finally {
    await engine.end()
  }
}

async function askPortal(
  environment: Record<string, string>,
  kind: MadeGroups['kind'],
  questions: readonly string[],
  hard: readonly string[],
) {
  const child = startChild<PortalDuties>(portalScript)
  try {
    const { took: openTook, origin } = await child.ask('open', { environment, withPages: false })
    await child.ask('catchUp')
    const connection = openConnection(origin)
    const { method, path } = kind === 'law' ? lawCalls.search : caseCalls.search
    const ask = (keywords: readonly string[]) =>
      quietest(async () => {
        const took: number[] = []
        for (const keyword of keywords) {
          const answer = await connection.ask(method, apiPrefix + path, { keyword, size: 10 })
          if (answer.status !== 200) throw new Error(`HTTP ${answer.status} for ${keyword.slice(0, 100)}`)
          took.push(answer.took)
        }
        return took
      })
    const times = {
      [`portal through HTTP, 10 ${kind}s`]: await ask(questions),
      'hard questions through HTTP': await ask(hard),
    }
    const { rss: portalRss } = await child.ask('usage')
    connection.close()
    await child.ask('close')
    return { openTook, portalRss, times }
  } finally {
    await child.end()
  }
}
