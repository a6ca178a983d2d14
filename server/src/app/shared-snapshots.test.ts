import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBucket } from '../files/fixtures.ts'
import { openFileStore, type FileStore } from '../kernel/file-store.ts'
import { lawCollection } from '../laws/search-collection.ts'
import { makeIndex, makeLaw, run } from '../search/fixtures.ts'
import { Collection } from '../search/index/collection.ts'
import { readSnapshot } from '../search/index/read-snapshot.ts'
import { writeSnapshot } from '../search/index/write-snapshot.ts'
import { snapshotOf } from '../search/library.ts'
import { openSharedSnapshots } from '../search/shared-snapshots.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
let files: FileStore
let folder: string

beforeEach(async () => {
  bucket = await openBucket()
  folder = await mkdtemp(join(tmpdir(), 'shared-snapshots-'))
  files = await openFileStore({ s3: bucket.settings, dataDir: folder })
})
afterEach(async () => {
  vi.useRealTimers()
  await bucket.close()
  await rm(folder, { recursive: true })
})

const laws = new Collection(lawCollection)

/** A portal's part in it: snapshots in a folder of its own. */
function openNode(name: string, database = 'd') {
  const path = join(folder, name, 'd.snapshot')
  const file = snapshotOf(path, laws.kind)
  return {
    ...openSharedSnapshots(files, [lawCollection], { database, path }),
    file,
    /** Where its snapshot stands; one that cannot be read throws. */
    sequence: () => readSnapshot(file, laws)?.sequence ?? 0,
    /** Writes a snapshot that stands there. */
    async learn(sequence: number) {
      const index = makeIndex([])
      const law = makeLaw('civil', { zh: '民法典' }, { '577': `违约责任${sequence}` })
      run(index.apply({ sequence, upserts: [law], removals: [] }))
      await writeSnapshot(index, file)
    },
  }
}

test('a node that starts takes what another left, and not what is older than its own', async () => {
  const [one, other, third] = [openNode('one'), openNode('other'), openNode('third')]
  await other.take()
  expect(other.sequence()).toBe(0)
  await one.learn(8)
  await one.give()
  await other.take()
  expect(other.sequence()).toBe(8)
  expect(await readFile(other.file)).toEqual(await readFile(one.file))
  await third.learn(9)
  await third.take()
  expect(third.sequence()).toBe(9)
  expect(await readdir(join(folder, 'other'))).toEqual(['d.law.snapshot'])
})

test('what was left of late is not left again; a newer one is, later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [one, other] = [openNode('one'), openNode('other')]
  await one.learn(8)
  await one.give()
  await one.learn(9)
  await one.give()
  await other.take()
  expect(other.sequence()).toBe(8)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  await one.give()
  await other.take()
  expect(other.sequence()).toBe(9)
})

test('portals on another database leave theirs elsewhere', async () => {
  const [one, other] = [openNode('one'), openNode('other', 'e')]
  await one.learn(8)
  await one.give()
  await other.take()
  expect(other.sequence()).toBe(0)
})
