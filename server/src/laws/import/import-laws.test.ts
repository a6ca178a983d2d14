import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../kernel/database/migrate.ts'
import { openPglite } from '../../kernel/database/open-pglite.ts'
import type { Store } from '../../kernel/database/store.ts'
import { saveLaw, type SaveOutcome } from '../actions/save-law.ts'
import type { ImportProgress } from '../../import/import-documents.ts'
import type { LawDocument } from '../document.ts'
import { writeFolder } from '../../import/fixtures.ts'
import { jsonLaw, markdownLaw, passed } from './fixtures.ts'
import { importLaws } from './import-laws.ts'

const text = '第一条 样品可以借用。\n\n第二条 样品应当归还。'
const amended = '2010年5月1日 某会议《关于修改部分法律的决定》修正'
const nothing = { added: 0, newVersions: 0, updated: 0, unchanged: 0, skipped: 0, notLaws: 0 }

describe('into a database', () => {
  let store: Store
  beforeAll(async () => {
    store = await openPglite(null)
    await migrate(store.db)
    const words = JSON.stringify({ zh: '国' })
    const countries = ['CN', 'KZ'].map((code, position) => ({ code, position, words }))
    await store.db
      .insertInto('country')
      .values(countries)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  beforeEach(() => store.db.deleteFrom('law').execute())
  afterAll(() => store.close())

  const save = async (documents: LawDocument[]) => {
    const outcomes: SaveOutcome[] = []
    for (const document of documents) outcomes.push(await saveLaw(store.db, document))
    return outcomes
  }

  test('the same input twice changes nothing; a changed text is a new version', async () => {
    const files = {
      '社会法/甲法.md': markdownLaw('甲法', [passed], text),
      '经济法/甲法.md': markdownLaw('甲法', [passed], text),
      '社会法/乙法.md': markdownLaw('乙法', [passed, amended], text),
      '社会法/乙法(2001-04-28).md': markdownLaw('乙法', [passed], text.replace('借用', '出借')),
      'laws.jsonl': `${JSON.stringify(jsonLaw('C'))}\n{}`,
      '案例/丁.md': markdownLaw('丁案', [passed], text),
      'README.md': '# About these files',
      'docs/readme.zh-CN.md': '# 说明',
    }
    const path = await writeFolder(files)
    const first = await importLaws({ path, save })
    expect(first.counts).toEqual({
      ...nothing,
      added: 3,
      newVersions: 1,
      unchanged: 1,
      skipped: 1,
      notLaws: 3,
    })
    expect(first.problems).toEqual([
      { source: join(path, 'laws.jsonl:2'), problem: expect.stringContaining('country') },
    ])
    expect((await importLaws({ path, save })).counts).toEqual({
      ...nothing,
      unchanged: 5,
      skipped: 1,
      notLaws: 3,
    })

    const changed = await writeFolder({
      '社会法/甲法.md': markdownLaw('甲法', [passed, amended], `${text}\n\n第三条 增。`),
    })
    expect((await importLaws({ path: changed, save })).counts).toEqual({ ...nothing, newVersions: 1 })
    const articles = await store.db
      .selectFrom('law_unit')
      .select('number')
      .where('kind', '=', 'article')
      .execute()
    expect(articles).toHaveLength(2 + 2 + 2 + 1 + 3)
  })

  test('a law the store refuses does not take the others with it', async () => {
    const lines = [jsonLaw('A', { country: 'ZZ' }), jsonLaw('B'), jsonLaw('C')].map((law) =>
      JSON.stringify(law),
    )
    const path = await writeFolder({ 'laws.jsonl': lines.join('\n') })
    const { counts, problems } = await importLaws({ path, save })
    expect(counts).toEqual({ ...nothing, added: 2, skipped: 1 })
    expect(problems).toEqual([
      { source: join(path, 'laws.jsonl:1'), problem: expect.stringContaining('stored') },
    ])
  })
})

describe('batches', () => {
  const many = (count: number, length = 1) => {
    const units = [{ number: 'Article 1', text: 'a'.repeat(length) }]
    const texts = [{ language: 'en', title: 'T', original: true, units }]
    return Array.from({ length: count }, () => JSON.stringify(jsonLaw('T', { texts }))).join('\n')
  }

  test('hold at most 50 laws or a million characters; progress counts up to the end', async () => {
    const path = await writeFolder({ 'a.jsonl': many(120), 'b.jsonl': many(12, 190_000) })
    const sizes: number[] = []
    const seen: ImportProgress[] = []
    const save = async (documents: LawDocument[]) => {
      sizes.push(documents.length)
      return documents.map((): SaveOutcome => 'added')
    }
    const { counts } = await importLaws({ path, save, onProgress: (progress) => seen.push(progress) })
    expect(sizes).toEqual([50, 50, 20 + 6, 6])
    expect(counts).toEqual({ ...nothing, added: 132 })
    expect(seen.map(({ done }) => done)).toEqual([0, 50, 100, 126, 132])
    expect(seen.at(-1)).toMatchObject({ total: 132, characters: 120 + 12 * 190_000 })
  })

  test('a signal stops after the batch under way', async () => {
    const path = await writeFolder({ 'a.jsonl': many(120) })
    const stop = new AbortController()
    const save = async (documents: LawDocument[]) => {
      stop.abort()
      return documents.map((): SaveOutcome => 'added')
    }
    const result = await importLaws({ path, save, signal: stop.signal })
    expect(result).toMatchObject({ counts: { added: 50 }, isStopped: true })
  })

  test('a store that takes nothing is at fault itself', async () => {
    const path = await writeFolder({ 'a.jsonl': many(3) })
    const save = () => Promise.reject(new Error('connection lost'))
    await expect(importLaws({ path, save })).rejects.toThrow('connection lost')
  })
})
