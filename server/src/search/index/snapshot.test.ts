import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseCollection } from '../../cases/search-collection.ts'
import { lawCollection } from '../../laws/search-collection.ts'
import { makeIndex, makeLaw, makeQuestion, run, search } from '../fixtures.ts'
import { Collection } from './collection.ts'
import { SegmentedIndex } from './segmented-index.ts'
import { readSnapshot } from './read-snapshot.ts'
import { SnapshotDamaged } from './snapshot-format.ts'
import { writeSnapshot } from './write-snapshot.ts'

const laws = new Collection(lawCollection)
let folder: string
let path: string
let bytes: Buffer

const index = makeIndex([
  makeLaw(
    'civil',
    { zh: '中华人民共和国民法典', en: 'Civil Code' },
    { '577': '当事人违约的，应当承担违约责任。' },
  ),
  makeLaw('gone', { ru: 'Гражданский кодекс' }, { '1': 'Стороны свободны в заключении договора' }),
])
run(index.apply({ sequence: 7, upserts: [], removals: ['gone'] }))
run(
  index.apply({
    sequence: 8,
    upserts: [makeLaw('new', { ru: 'О рекламе' }, { '1': 'реклама' })],
    removals: [],
  }),
)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
  path = join(folder, 'deep', 'index.snapshot')
  expect(await writeSnapshot(index, path)).toBe(8)
  bytes = await readFile(path)
})

afterAll(() => rm(folder, { recursive: true }))

test('an index read back answers as before, and takes changes as before', () => {
  const read = new SegmentedIndex(laws, readSnapshot(path, laws)!)
  const change = {
    sequence: 9,
    upserts: [makeLaw('civil', { zh: '民法典' }, { '1': '违约与责任' })],
    removals: [],
  }
  for (const keyword of ['违约责任', '民法典第577条', 'civil', 'договор', 'реклама', '']) {
    const { took: _, ...answer } = search(read, makeQuestion(keyword))
    expect(answer).toEqual({ ...search(index, makeQuestion(keyword)), took: undefined })
  }
  expect(read.sequence).toBe(8)
  run(read.apply(change))
  expect(search(read, makeQuestion('违约责任')).groups[0]?.units[0]?.key).toBe('1')
})

test('there is nothing to read where there is no file', () => {
  expect(readSnapshot(join(folder, 'nothing'), laws)).toBeNull()
})

test('one of another declaration is not read, one of another kind is damage', () => {
  expect(readSnapshot(path, new Collection({ ...lawCollection, facets: [] }))).toBeNull()
  expect(() => readSnapshot(path, new Collection(caseCollection))).toThrow('of kind law')
})

test('a folder in its place is damage', () => {
  expect(() => readSnapshot(folder, laws)).toThrow(SnapshotDamaged)
})

test('cut off anywhere it is damaged', async () => {
  const broken = join(folder, 'cut')
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
      await writeFile(broken, bytes.subarray(0, length))
      expect(() => readSnapshot(broken, laws)).toThrow(SnapshotDamaged)
    }),
  )
})

test('with any byte changed it is damaged', async () => {
  const broken = join(folder, 'changed')
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const changed = Buffer.from(bytes)
      changed[place]! ^= change
      await writeFile(broken, changed)
      expect(() => readSnapshot(broken, laws)).toThrow(SnapshotDamaged)
    }),
  )
})

test('with more behind it, it is damaged', async () => {
  const broken = join(folder, 'longer')
  await writeFile(broken, Buffer.concat([bytes, Buffer.from([0])]))
  expect(() => readSnapshot(broken, laws)).toThrow(SnapshotDamaged)
})
