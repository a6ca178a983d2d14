import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { prepareStore } from '../app/open-store.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'

/**
 * Templates of stores that are migrated and hold the reference data. Making one takes seconds, so one is kept for
 * each state of the migrations: as a dump of the embedded store, and as a database on the PostgreSQL server.
 */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const cache = at('../../../node_modules/.cache/portal-test-store/')
const madeFrom = [at('../../migrations/'), at('../../seeds/reference/')]

function templateName(): string {
  const hash = createHash('sha256').update(readFileSync(at('../../package.json')))
  for (const folder of madeFrom) {
    for (const file of globSync('**/*.{ts,json}', { cwd: folder }).toSorted())
      hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function makeDump(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-template-'))
  const place = join(folder, 'pglite')
  // In files of 16 MB its log would be two thirds of what each store begins by reading.
  await (await PGlite.create(place, { initDbStartParams: ['--wal-segsize=1'] })).close()
  const store = await openPglite(folder)
  // Databases that nothing opens are two thirds of the files.
  await store.executeSql('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await store.executeSql(`drop database ${name}`)
  await prepareStore(store)
  await store.close()
  const pglite = await PGlite.create(place)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await rm(folder, { recursive: true })
  return new Uint8Array(await dump.arrayBuffer())
}

async function readDump(): Promise<Blob> {
  const path = join(cache, `${templateName()}.tar`)
  if (!existsSync(path)) {
    const dump = await makeDump()
    await mkdir(cache, { recursive: true })
    // Test files start side by side: each writes its own, and the last is as good as the first.
    const draft = `${path}.${process.pid}`
    await writeFile(draft, dump)
    await rename(draft, path)
  }
  return new Blob([await readFile(path)])
}

let dump: Promise<Blob> | undefined

/** What an embedded store begins from. */
export function embeddedTemplate(): Promise<Blob> {
  return (dump ??= readDump())
}

/** By server: a test may start one of its own. */
const databases = new Map<string, Promise<string>>()

/** The name of the database that new ones on the server are copied from. */
export function databaseTemplate(serverUrl: string): Promise<string> {
  const name = databases.get(serverUrl) ?? findDatabase(serverUrl)
  databases.set(serverUrl, name)
  return name
}

async function findDatabase(serverUrl: string): Promise<string> {
  const name = `template_${templateName()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // Test files start side by side: the first makes it, the others wait.
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length === 0) {
      const draft = `draft_${templateName()}`
      await client.query(`drop database if exists ${draft}`)
      await client.query(`create database ${draft}`)
      const url = new URL(serverUrl)
      url.pathname = `/${draft}`
      const store = await openPostgres(url.href, [], () => {})
      await prepareStore(store)
      await store.close()
      await client.query(`alter database ${draft} rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}
