import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeFolder } from '../../import/fixtures.ts'
import type { Store } from '../../kernel/database/store.ts'
import { makeCases } from '../../testing/cases.ts'
import { openTestStore } from '../../testing/store.ts'
import { saveCases, type SaveCaseOutcome } from '../actions/save-cases.ts'
import type { CaseDocument } from '../document.ts'
import { importCases } from './import-cases.ts'

const nothing = { added: 0, updated: 0, unchanged: 0, skipped: 0, notCases: 0 }
const report = (title: string, text = '甲借了样品。') =>
  `# ${title}\n\n<!-- INFO END -->\n\n## 基本案情\n\n${text}`
const lines = (cases: unknown[]) => cases.map((one) => JSON.stringify(one)).join('\n')

describe('into a database', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  beforeEach(() => store.db.deleteFrom('judicial_case').execute())
  afterAll(() => store.close())

  const save = (documents: CaseDocument[]) => saveCases(store.db, documents)
  const titles = async () => {
    const rows = await store.db.selectFrom('case_text').select('title').orderBy('title').execute()
    return rows.map(({ title }) => title)
  }

  test('a folder of every kind; the same again changes nothing; what changed is replaced', async () => {
    const [first, second, third] = makeCases(3)
    const path = await writeFolder({
      'laws/某法.md': '# 某法\n\n<!-- INFO END -->\n\n第一条 甲。',
      'laws/acts.jsonl': '{}',
      '案例/_index.md': '---\n---',
      '案例/民法典/甲.md': report('甲案'),
      '案例/行政/甲.md': report('甲案'),
      '案例/行政/丙.md': report('乙案', '别样。'),
      '案例/消费购物/乙.md': report('乙案'),
      '案例/消费购物/notes.txt': '',
      '案例/cases.jsonl': lines([first, second, {}, { ...third, country: 'ZZ' }, first]),
      '案例/more.jsonl': lines([{ ...second, judgedOn: '2020-01-01' }]),
    })
    const imported = await importCases({ path, save })
    expect(imported.problems).toEqual([
      { source: join(path, '案例/cases.jsonl:3'), problem: expect.stringContaining('country: ') },
      {
        source: join(path, '案例/more.jsonl:1'),
        problem: expect.stringContaining('cases.jsonl:2, which gives the same case'),
      },
      { source: join(path, '案例/行政/丙.md'), problem: expect.stringContaining('消费购物/乙.md') },
      { source: join(path, '案例/cases.jsonl:4'), problem: expect.stringContaining('stored') },
    ])
    expect(imported.counts).toEqual({ ...nothing, added: 4, unchanged: 2, skipped: 4, notCases: 4 })
    expect(await titles()).toHaveLength(4)
    const again = await importCases({ path, save })
    expect(again.counts).toEqual({ ...nothing, unchanged: 6, skipped: 4, notCases: 4 })

    const changed = await writeFolder({ 'cases.jsonl': lines([{ ...first, verifiedOn: '2026-10-01' }]) })
    expect((await importCases({ path: changed, save })).counts).toEqual({ ...nothing, updated: 1 })
    expect(await titles()).toHaveLength(4)
  })

  test('stopped anywhere and run again, it holds what one run would', async () => {
    const path = await writeFolder({ 'a.jsonl': lines(makeCases(160)), 'b.md': report('甲案') })
    for (const batches of [1, 2, 3]) {
      const stop = new AbortController()
      let saved = 0
      const stopped = await importCases({
        path,
        save: async (documents) => {
          saved += 1
          if (saved === batches) stop.abort()
          return save(documents)
        },
        signal: stop.signal,
      })
      expect(stopped.isStopped).toBe(true)
      expect(await titles()).toHaveLength(50 * batches)
    }
    const done: number[] = []
    const finished = await importCases({ path, save, onProgress: (progress) => done.push(progress.done) })
    expect(finished).toMatchObject({
      isStopped: false,
      counts: { ...nothing, added: 11, unchanged: 150 },
      problems: [],
    })
    expect(done).toEqual([0, 50, 100, 150, 161])
    expect(await titles()).toHaveLength(161)
  })
})

test('bad files and lines are named with what is wrong, and the rest goes on', async () => {
  const [good] = makeCases(1)
  const text = good!.texts[0]!
  const broken: [unknown, RegExp][] = [
    ['{', /^is not JSON/],
    [{ ...good, surplus: 1 }, /surplus/],
    [{ ...good, type: 'MAGIC' }, /^type: /],
    [{ ...good, judgedOn: '2021-02-29' }, /^judgedOn: /],
    [{ ...good, court: {} }, /^court: has no name/],
    [{ ...good, parties: [{ role: 'JUDGE', name: { zh: '甲' } }] }, /^parties\.0\.role: /],
    [{ ...good, sourceUrl: 'javascript:alert(1)' }, /^sourceUrl: /],
    [{ ...good, texts: [] }, /^texts: /],
    [{ ...good, texts: [text, text] }, /^texts\.1\.language: zh comes twice/],
    [{ ...good, texts: [{ ...text, sections: [] }] }, /^texts\.0\.sections: /],
    [{ ...good, texts: [{ ...text, title: 'a\0b' }] }, /^texts\.0\.title: .*U\+0000/],
    [{ ...good, texts: [{ ...text, title: '\ud800' }] }, /^texts\.0\.title: .*surrogate/],
  ]
  const content = broken.map(([value]) => (typeof value === 'string' ? value : JSON.stringify(value)))
  const path = await writeFolder({
    'a.jsonl': [...content, JSON.stringify(good)].join('\n'),
    'b.md': Buffer.from([0x23, 0x20, 0xff]),
    'c.md': '',
    'd.jsonl': '\n',
  })
  const save = async (documents: CaseDocument[]) => documents.map((): SaveCaseOutcome => 'added')
  const { counts, problems } = await importCases({ path, save })
  expect(counts).toEqual({ ...nothing, added: 1, skipped: broken.length + 3 })
  for (const [place, [, problem]] of broken.entries()) {
    expect(problems[place]!.source).toBe(`${join(path, 'a.jsonl')}:${place + 1}`)
    expect(problems[place]!.problem).toMatch(problem)
  }
  expect(problems.slice(broken.length).map(({ problem }) => problem)).toEqual([
    'is not UTF-8 text',
    'is empty',
    'is empty',
  ])
})

test('one file, no file, a file of no known format', async () => {
  const path = await writeFolder({ 'a.md': report('甲案'), 'b.txt': 'b' })
  const save = async (documents: CaseDocument[]) => documents.map((): SaveCaseOutcome => 'added')
  const importOf = (name: string) => importCases({ path: join(path, name), save })
  expect((await importOf('a.md')).counts).toEqual({ ...nothing, added: 1 })
  expect((await importOf('c.md')).problems).toMatchObject([{ problem: 'does not exist' }])
  expect((await importOf('b.txt')).problems).toMatchObject([{ problem: expect.stringContaining('neither') }])
})
