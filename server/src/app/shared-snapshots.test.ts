import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBucket } from '../files/fixtures.ts'
import { openFileStore, type FileStore } from '../kernel/file-store.ts'
import { lawCollection } from '../laws/search-collection.ts'
import { makeLaw, makeQuestion } from '../search/fixtures.ts'
import { openSearchEngine } from '../search/open-engine.ts'
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

/** A portal's part in it: snapshots in a folder of its own. */
function openNode(name: string, database = 'd') {
  const path = join(folder, name, 'd.snapshot')
  const shared = openSharedSnapshots(files, [lawCollection], { database, path })
  return {
    ...shared,
    /** Opens its engine; where that stands, and what it finds. */
    async look() {
      const { engine, sequence } = await openSearchEngine({
        collections: [lawCollection],
        snapshotPath: path,
      })
      const { groups } = await engine.search('law', makeQuestion('违约'))
      await engine.close()
      return { sequence, found: groups.map(({ id }) => id) }
    },
    /** Takes a change in and writes its snapshot. */
    async learn(sequence: number, id: string) {
      const { engine } = await openSearchEngine({ collections: [lawCollection], snapshotPath: path })
      const law = makeLaw(id, { zh: '民法典' }, { '577': '当事人违约的，应当承担违约责任。' })
      await engine.apply({ sequence, upserts: [law], removals: [] })
      await engine.saveSnapshot()
      await engine.close()
    },
  }
}

test('a node that starts takes what another left, and not what is older than its own', async () => {
  const [one, other, third] = [openNode('one'), openNode('other'), openNode('third')]
  await other.take()
  expect(await other.look()).toEqual({ sequence: 0, found: [] })
  await one.learn(8, 'civil')
  await one.give()
  await other.take()
  expect(await other.look()).toEqual({ sequence: 8, found: ['civil'] })
  await third.learn(9, 'other')
  await third.take()
  expect(await third.look()).toEqual({ sequence: 9, found: ['other'] })
  expect(await readdir(join(folder, 'other'))).toEqual(['d.law.snapshot'])
})

test('what was left of late is not left again; a newer one is, later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [one, other] = [openNode('one'), openNode('other')]
  await one.learn(8, 'civil')
  await one.give()
  await one.learn(9, 'labour')
  await one.give()
  await other.take()
  expect((await other.look()).sequence).toBe(8)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  await one.give()
  await other.take()
  expect((await other.look()).sequence).toBe(9)
})

test('portals on another database leave theirs elsewhere', async () => {
  const [one, other] = [openNode('one'), openNode('other', 'e')]
  await one.learn(8, 'civil')
  await one.give()
  await other.take()
  expect((await other.look()).sequence).toBe(0)
})
