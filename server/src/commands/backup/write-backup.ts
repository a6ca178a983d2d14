import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import type { FileStore } from '../../kernel/file-store.ts'
import { format, version, type BackupHeader } from './format.ts'
import { backupTables, migrationNames, type BackupTable } from './tables.ts'

const rowsPerFetch = 200

/** What a backup is of. */
export interface Backed {
  db: Database
  files: FileStore
}

/**
 * Writes everything the database holds as of one moment, and the files it names, in a form that either kind of store
 * takes back. On the embedded store, which does one thing at a time, all else waits while the rows are read.
 */
export async function writeBackup(backed: Backed, to: Writable): Promise<void> {
  await pipeline(Readable.from(backupLines(backed)), createGzip(), to)
}

async function* backupLines({ db, files }: Backed): AsyncGenerator<string> {
  const begin = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const trx = await begin.execute()
  let rows: number
  let stored: StoredFile[]
  try {
    rows = yield* tableLines(trx)
    stored = await trx.selectFrom('stored_file').select(['id', 'media_type']).execute()
  } finally {
    await trx.rollback().execute()
  }
  const written = yield* fileLines(files, stored)
  yield `${JSON.stringify({ rows, files: written })}\n`
}

async function* tableLines(db: Database): AsyncGenerator<string, number> {
  await sql`set local timezone = 'UTC'`.execute(db)
  await sql`set local datestyle = 'ISO, YMD'`.execute(db)
  const tables = await backupTables(db)
  const header: BackupHeader = {
    format,
    version,
    at: new Date().toISOString(),
    migrations: await migrationNames(db),
    tables: Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    ),
  }
  yield `${JSON.stringify(header)}\n`
  let count = 0
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name })}\n`
    for await (const rows of rowsOf(db, table)) {
      count += rows.length
      yield rows.map((row) => `${row}\n`).join('')
    }
  }
  return count
}

interface StoredFile {
  id: string
  media_type: string
}

/** One content after another, so that one is in memory at a time. What was removed meanwhile is left out. */
async function* fileLines(files: FileStore, stored: StoredFile[]): AsyncGenerator<string, number> {
  let count = 0
  for (const { id, media_type: mediaType } of stored) {
    const content = await files.read(id)
    if (!content) continue
    yield `${JSON.stringify({ file: id, mediaType, content: content.toString('base64') })}\n`
    count += 1
  }
  return count
}

/** Each row as a JSON array of its values' text, some rows at a time. */
async function* rowsOf(db: Database, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  await sql`declare backup_rows no scroll cursor for
    select to_json(array[${values}])::text as row from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsPerFetch)} from backup_rows`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close backup_rows`.execute(db)
}
