import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backupFolder } from '../kernel/backup-folder.ts'
import { readConfig, type Config } from '../kernel/config.ts'
import { DataFolderUnusable, openDataFolder } from '../kernel/data-folder.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { StoreDamaged } from '../kernel/database/store-damaged.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { openStore } from './open-store.ts'

let place: TestPlace
let config: Config

beforeEach(async () => {
  place = await makeTestPlace('')
  config = readConfig(place.environment)
})
afterEach(() => place.remove())

/** Writes over a page of the glossary. */
async function harmPage(): Promise<void> {
  const store = await openPglite(config.dataDir)
  const { rows } = await store.executeSql(`select pg_relation_filepath('concept') as path`)
  await store.close()
  const file = openSync(join(config.dataDir, 'pglite', String(rows[0]?.path)), 'r+')
  writeSync(file, Buffer.alloc(64, 0x5a), 0, 64, 4000)
  closeSync(file)
}

const opening = () => openStore(config, () => {}).then((store) => store.close())

describe('an embedded store that is damaged', () => {
  test('is told of at start, with the way to the last backup', async () => {
    await opening()
    await harmPage()
    await expect(opening()).rejects.toThrow(/table concept: .*There is no backup/)
    mkdirSync(backupFolder(config.dataDir))
    for (const day of ['20', '22', '21'])
      writeFileSync(join(backupFolder(config.dataDir), `2026-11-${day}T0340.backup.gz`), '')
    await expect(opening()).rejects.toThrow(/npm run restore -- \S+2026-11-22T0340\.backup\.gz/)
    await expect(opening()).rejects.toThrow(StoreDamaged)
  })

  test.each(['PG_VERSION', 'global/pg_control'])('is not made anew where %s is missing', async (file) => {
    rmSync(join(config.dataDir, 'pglite', file))
    await expect(opening()).rejects.toThrow(StoreDamaged)
  })
})

test('a data folder that cannot be used is named with what it must be', () => {
  const file = join(config.dataDir, 'file')
  writeFileSync(file, '')
  expect(() => openDataFolder(join(file, 'below'))).toThrow(/data folder \S+ cannot be used: ENOTDIR/)
  mkdirSync(join(config.dataDir, 'lock'))
  expect(() => openDataFolder(config.dataDir)).toThrow(DataFolderUnusable)
})
