import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import pg from 'pg'
import { openPortal } from '../app/open-portal.ts'
import { prepareStore } from '../app/open-store.ts'
import { readConfig } from '../kernel/config.ts'
import { DataFolderInUse, openDataFolder, type DataFolder } from '../kernel/data-folder.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'
import type { Store } from '../kernel/database/store.ts'
import { testSettings } from './settings.ts'

/**
 * A store that is migrated and holds the reference data, or the samples of the demo too, for others to begin from.
 * Making one takes up to half a minute, so one is kept for each state of what it is made from: of the embedded store as
 * a dump, on a PostgreSQL server as a database, and beside it what its portal left in the data folder.
 */
export interface Template {
  /** What a data folder begins with: files, snapshots of search. */
  folder: string
  /** Of the embedded store. */
  dump?: () => Promise<Blob>
  /** The name of the database that new ones on the server are copied from. */
  database?: string
}

/** What a template holds. */
export type Holding = 'reference' | 'demo'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const cache = at('../../../node_modules/.cache/portal-test-store/')
const madeFrom: Record<Holding, string[]> = {
  reference: ['../../migrations/', '../../seeds/reference/', '../search/', '../text/'],
  demo: ['../../migrations/', '../../seeds/', '../', '../../../protocol/src/'],
}
const day = 24 * 3600 * 1000

function nameOf(holding: Holding): string {
  const hash = createHash('sha256').update(readFileSync(at('../../package.json')))
  // Samples are so many days old.
  if (holding === 'demo') hash.update(zoneToday())
  for (const folder of madeFrom[holding].map(at)) {
    const files = globSync('**/*.*', { cwd: folder, exclude: ['**/*.test.ts'] })
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return `${holding}_${hash.digest('hex').slice(0, 16)}`
}

/** Has a portal load what the store is to hold, and keep what search has learned of it; closes both. */
async function fill(store: Store, folder: string, holding: Holding): Promise<void> {
  const config = { ...readConfig(testSettings(folder)), isDemo: holding === 'demo' }
  const portal = await openPortal(config, { withPages: false, withJobs: false, withSearch: false, store })
  await portal.follower.caughtUp()
  await portal.services.engine.saveSnapshot()
  await portal.close()
  await rm(join(folder, 'lock'))
}

async function openSmallest(folder: string): Promise<Store> {
  // In files of 16 MB its log would be two thirds of what each store begins by reading.
  await (await PGlite.create(join(folder, 'pglite'), { initDbStartParams: ['--wal-segsize=1'] })).close()
  const store = await openPglite(folder)
  // Databases that nothing opens are two thirds of the files.
  await store.executeSql('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await store.executeSql(`drop database ${name}`)
  await prepareStore(store)
  return store
}

async function makeEmbedded(draft: string, holding: Holding): Promise<void> {
  const data = join(draft, 'data')
  // Of one that was ended while it made this.
  await rm(data, { recursive: true, force: true })
  await mkdir(data)
  await fill(await openSmallest(data), data, holding)
  const pglite = await PGlite.create(join(data, 'pglite'))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await rm(join(data, 'pglite'), { recursive: true })
  await writeFile(join(draft, 'store.tar'), new Uint8Array(await dump.arrayBuffer()))
}

/** Removes what earlier states left a day ago; what is of the present one may be in use. */
async function clearCache(): Promise<void> {
  const present = (['reference', 'demo'] as const).map(nameOf)
  for (const name of await readdir(cache)) {
    if (present.some((one) => name.startsWith(one))) continue
    const path = join(cache, name)
    if ((await stat(path)).mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true })
  }
}

/** Null, after a moment, where somebody else holds the folder. */
async function lockUnlessHeld(folder: string): Promise<DataFolder | null> {
  try {
    return openDataFolder(folder)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    await delay(100)
    return null
  }
}

/** Test files start side by side: the first makes it, the others wait. */
async function findEmbedded(holding: Holding): Promise<Template> {
  const kept = join(cache, nameOf(holding))
  const draft = `${kept}.draft`
  while (!existsSync(kept)) {
    const lock = await lockUnlessHeld(draft)
    if (!lock) continue
    try {
      if (existsSync(kept)) break
      await makeEmbedded(draft, holding)
      await rename(draft, kept)
      await clearCache()
    } finally {
      lock.release()
    }
  }
  const readDump = async () => new Blob([await readFile(join(kept, 'store.tar'))])
  let dump: Promise<Blob> | undefined
  return { folder: join(kept, 'data'), dump: () => (dump ??= readDump()) }
}

/** The address of a database on a server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The database names its folder in its comment. */
async function findDatabase(holding: Holding, serverUrl: string): Promise<Template> {
  const database = nameOf(holding)
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // Test files start side by side: the first makes it, the others wait.
    await client.query(`select pg_advisory_lock(hashtext('${database}'))`)
    const { rows } = await client.query<{ folder: string }>(
      `select shobj_description(oid, 'pg_database') as folder from pg_database where datname = $1`,
      [database],
    )
    const kept = rows[0]?.folder
    if (kept !== undefined && existsSync(kept)) return { folder: kept, database }
    await client.query(`drop database if exists ${database}`)
    const draft = `draft_${database}`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft}`)
    const folder = join(cache, `${database}_${randomBytes(4).toString('hex')}`)
    await mkdir(folder, { recursive: true })
    const store = await openPostgres(urlOf(serverUrl, draft), [], () => {})
    await prepareStore(store)
    await fill(store, folder, holding)
    await client.query(`comment on database ${draft} is '${folder}'`)
    await client.query(`alter database ${draft} rename to ${database}`)
    await clearCache()
    return { folder, database }
  } finally {
    await client.end()
  }
}

/** By what they hold and where: a test may start a server of its own. */
const found = new Map<string, Promise<Template>>()

/** What stores begin from: embedded ones, or databases on a server. */
export function templateOf(holding: Holding, serverUrl: string | undefined): Promise<Template> {
  const key = `${holding} ${serverUrl ?? ''}`
  const template = found.get(key) ?? (serverUrl ? findDatabase(holding, serverUrl) : findEmbedded(holding))
  found.set(key, template)
  return template
}
