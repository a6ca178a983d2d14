import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchEngine } from './door.ts'
import { SearchUnavailable } from './door.ts'
import { caseCollection } from '../cases/search-collection.ts'
import { lawCollection } from '../laws/search-collection.ts'
import { breach, makeCase, makeLaw, makeQuestion } from './fixtures.ts'
import { snapshotOf } from './library.ts'
import type { EngineSettings, SearchEvent } from './open-engine.ts'
import { beginThread, openSearchEngine } from './open-engine.ts'

/** Every thread the engines start, so that a test can end one. */
const threads: Worker[] = vi.hoisted(() => [])

vi.mock('node:worker_threads', async (original) => {
  const module = await original<typeof import('node:worker_threads')>()
  return {
    ...module,
    Worker: class extends module.Worker {
      constructor(...settings: ConstructorParameters<typeof module.Worker>) {
        super(...settings)
        threads.push(this)
      }
    },
  }
})

const collections = [lawCollection, caseCollection]
let folder: string
let snapshotPath: string
const engines: SearchEngine[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-'))
  snapshotPath = join(folder, 'index.snapshot')
})

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()))
  await rm(folder, { recursive: true })
})

async function open(settings: Partial<EngineSettings> = {}) {
  const opened = await openSearchEngine({ collections, snapshotPath, ...settings })
  engines.push(opened.engine)
  return opened
}

const civil = makeLaw('civil', { zh: '民法典' }, { '577': '当事人应当承担违约责任。' })
const labour = makeLaw('labour', { zh: '劳动法' }, { '1': '劳动者的合法权益受保护。' })

const judged = makeCase('judged', '甲诉乙', { REASONING: '被告应当承担违约责任。' }, { cites: ['civil#577'] })

async function foundCases(engine: SearchEngine, keyword: string): Promise<string[]> {
  const { groups } = await engine.search('case', makeQuestion(keyword))
  return groups.map(({ id }) => id)
}

async function found(engine: SearchEngine, keyword: string): Promise<string[]> {
  const { groups } = await engine.search('law', makeQuestion(keyword))
  return groups.map(({ id }) => id)
}

test('what is applied is found at once, what is removed no more', async () => {
  const { engine, sequence } = await open()
  expect(sequence).toBe(0)
  await engine.apply({ sequence: 1, upserts: [civil, labour], removals: [] })
  expect(await found(engine, '违约责任')).toEqual(['civil'])
  await engine.apply({
    sequence: 2,
    upserts: [makeLaw('civil', { zh: '民法典' }, { '1': '物权' })],
    removals: ['labour'],
  })
  expect(await found(engine, '违约责任')).toEqual([])
  expect(await found(engine, '')).toEqual(['civil'])
  expect(await engine.status()).toMatchObject({ ready: true, sequence: 2, groups: 1, units: 1 })
})

test('a snapshot is taken up where it was left', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 12, upserts: [civil], removals: [] })
  expect(await engine.saveSnapshot()).toBe(12)
  const again = await open()
  expect(again.sequence).toBe(12)
  expect(await found(again.engine, '违约责任')).toEqual(['civil'])
})

test('a thread that has read on a guess has what is asked for, and nothing of a wrong guess', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 12, upserts: [civil], removals: [] })
  await engine.saveSnapshot()
  const right = await open({ thread: beginThread({ collections, snapshotPath }) })
  expect(right.sequence).toBe(12)
  expect(await found(right.engine, '违约责任')).toEqual(['civil'])
  const other = join(folder, 'other.snapshot')
  const wrong = await open({ thread: beginThread({ collections, snapshotPath }), snapshotPath: other })
  expect(wrong.sequence).toBe(0)
  expect(await found(wrong.engine, '')).toEqual([])
  await wrong.engine.apply({ sequence: 3, upserts: [labour], removals: [] })
  await wrong.engine.saveSnapshot()
  expect(await found((await open({ snapshotPath: other })).engine, '')).toEqual(['labour'])
  expect(await found((await open()).engine, '')).toEqual(['civil'])
})

test('laws and cases are apart, each with its own answers', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 1, upserts: [civil, judged], removals: [] })
  expect(await found(engine, '违约责任')).toEqual(['civil'])
  expect(await foundCases(engine, '违约责任')).toEqual(['judged'])
  expect(await engine.status()).toMatchObject({ groups: 2, units: 2 })
  const { total, figures } = await engine.analyse('case', makeQuestion(''))
  expect({ total, articles: figures['articles'] }).toEqual({
    total: 1,
    articles: { basis: 1, counts: [{ value: 'civil#577', count: 1 }] },
  })
  expect(await engine.similar('case', 'judged', { size: 5, language: 'zh', today: '2026-11-21' })).toEqual([])
  const changed = makeCase('judged', '甲诉乙', { REASONING: '驳回诉讼请求。' })
  await engine.apply({ sequence: 2, upserts: [changed], removals: ['civil'] })
  expect(await found(engine, '')).toEqual([])
  expect(await foundCases(engine, '违约责任')).toEqual([])
  expect(await foundCases(engine, '诉讼请求')).toEqual(['judged'])
  await engine.apply({ sequence: 3, upserts: [], removals: ['judged'] })
  expect(await foundCases(engine, '')).toEqual([])
})

test('a glossary counts from when it is applied, until the next', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 1, upserts: [civil, judged], removals: [] })
  expect(await found(engine, 'broke the deal')).toEqual([])
  await engine.apply({ sequence: 0, upserts: [], removals: [], concepts: [breach] })
  expect(await found(engine, 'broke the deal')).toEqual(['civil'])
  expect(await foundCases(engine, 'broke the deal')).toEqual(['judged'])
  expect(await engine.status()).toMatchObject({ sequence: 1 })
  await engine.apply({ sequence: 2, upserts: [labour], removals: [] })
  expect(await found(engine, 'broke the deal')).toEqual(['civil'])
  await engine.apply({ sequence: 3, upserts: [], removals: [], concepts: [] })
  expect(await found(engine, 'broke the deal')).toEqual([])
})

test('both snapshots are taken up where they were left; of the glossary there is none', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 12, upserts: [civil, judged], removals: [], concepts: [breach] })
  expect(await engine.saveSnapshot()).toBe(12)
  const again = await open()
  expect(again.sequence).toBe(12)
  expect(await found(again.engine, '违约责任')).toEqual(['civil'])
  expect(await foundCases(again.engine, '违约责任')).toEqual(['judged'])
  expect(await foundCases(again.engine, 'broke the deal')).toEqual([])
})

test.each(['law', 'case'] as const)(
  'when the snapshot of kind %s is damaged or gone, all is to be applied again',
  async (kind) => {
    const { engine } = await open()
    await engine.apply({ sequence: 12, upserts: [civil, judged], removals: [] })
    await engine.saveSnapshot()
    const path = snapshotOf(snapshotPath, kind)
    await writeFile(path, (await readFile(path)).subarray(0, 100))
    const events: SearchEvent[] = []
    const damaged = await open({ log: (event) => events.push(event) })
    expect(damaged.sequence).toBe(0)
    expect(events).toMatchObject([{ event: 'snapshotDamaged', reason: expect.stringContaining(kind) }])
    expect(await found(damaged.engine, '')).toEqual(kind === 'law' ? [] : ['civil'])
    expect(await foundCases(damaged.engine, '')).toEqual(kind === 'case' ? [] : ['judged'])
    await damaged.engine.apply({ sequence: 12, upserts: [civil, judged], removals: [] })
    expect(await found(damaged.engine, '违约责任')).toEqual(['civil'])
    expect(await foundCases(damaged.engine, '违约责任')).toEqual(['judged'])
    expect(await damaged.engine.saveSnapshot()).toBe(12)
    await rm(path)
    expect((await open()).sequence).toBe(0)
  },
)

test('the snapshot of one kind is none of the other', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 12, upserts: [civil, judged], removals: [] })
  await engine.saveSnapshot()
  const [law, judgments] = [snapshotOf(snapshotPath, 'law'), snapshotOf(snapshotPath, 'case')]
  await writeFile(law, await readFile(judgments))
  const events: SearchEvent[] = []
  const again = await open({ log: (event) => events.push(event) })
  expect(events).toMatchObject([{ event: 'snapshotDamaged' }])
  expect(await found(again.engine, '')).toEqual([])
})

test('a damaged snapshot is reported, and the index begins empty', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 12, upserts: [civil], removals: [] })
  await engine.saveSnapshot()
  const file = snapshotOf(snapshotPath, 'law')
  const bytes = await readFile(file)
  bytes[bytes.length - 1]! ^= 1
  await writeFile(file, bytes)
  const events: SearchEvent[] = []
  const again = await open({ log: (event) => events.push(event) })
  expect(again.sequence).toBe(0)
  expect(events).toMatchObject([{ event: 'snapshotDamaged' }])
  expect(await found(again.engine, '')).toEqual([])
})

test('a thread that dies is replaced by one that begins from the snapshot', async () => {
  const events: SearchEvent[] = []
  let restarted: (sequence: number) => void = () => {}
  const restart = new Promise<number>((resolve) => (restarted = resolve))
  const { engine } = await open({
    log: (event) => events.push(event),
    onRestart: (sequence) => restarted(sequence),
  })
  await engine.apply({ sequence: 3, upserts: [civil], removals: [] })
  await engine.saveSnapshot()
  await engine.apply({ sequence: 4, upserts: [labour], removals: [] })
  const death = threads.at(-1)!.terminate()
  await expect(engine.search('law', makeQuestion('违约责任'))).rejects.toBeInstanceOf(SearchUnavailable)
  await death
  expect(await restart).toBe(3)
  expect(events.some(({ event }) => event === 'workerDied')).toBe(true)
  expect(await found(engine, '')).toEqual(['civil'])
  await engine.apply({ sequence: 4, upserts: [labour], removals: [] })
  expect(await found(engine, '劳动者')).toEqual(['labour'])
})

test('more questions than may wait are refused', async () => {
  const { engine } = await open()
  const asked = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) => engine.search('law', makeQuestion(`法 ${at}`))),
  )
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.length).toBe(44)
  expect(refused.every(({ reason }) => reason instanceof SearchUnavailable)).toBe(true)
})

test('what many ask at once is looked for once, and found by each; what was changed before, by all', async () => {
  const { engine } = await open()
  await engine.apply({ sequence: 1, upserts: [civil], removals: [] })
  const posted = vi.spyOn(threads.at(-1)!, 'postMessage')
  const ask = (keyword: string) => engine.search('law', makeQuestion(keyword))
  const [first, second, other] = await Promise.all([ask('违约责任'), ask('违约责任'), ask('劳动者')])
  expect(posted).toHaveBeenCalledTimes(2)
  expect(first.groups.map(({ id }) => id)).toEqual(['civil'])
  expect(second).toEqual(first)
  expect(second.groups).not.toBe(first.groups)
  expect(other.groups).toEqual([])
  const before = ask('劳动者')
  await engine.apply({ sequence: 2, upserts: [labour], removals: [] })
  expect((await ask('劳动者')).groups.map(({ id }) => id)).toEqual(['labour'])
  expect((await before).groups).toEqual([])
})

test('without a path nothing is kept', async () => {
  const { engine } = await open({ snapshotPath: null })
  await engine.apply({ sequence: 5, upserts: [civil], removals: [] })
  expect(await engine.saveSnapshot()).toBe(0)
})

test('a closed engine refuses', async () => {
  const { engine } = await open()
  const [answer] = await Promise.allSettled([engine.search('law', makeQuestion('法')), engine.close()])
  expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(SearchUnavailable) })
  await expect(engine.search('law', makeQuestion('法'))).rejects.toBeInstanceOf(SearchUnavailable)
  await expect(engine.apply({ sequence: 1, upserts: [], removals: [] })).rejects.toBeInstanceOf(
    SearchUnavailable,
  )
})
