import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { features } from '../../app/features.ts'
import { everyFollowed } from '../../app/search-sources.ts'
import { logChanges, wholeSubject } from '../../kernel/change-log.ts'
import { meaningKind } from '../../meanings/door.ts'
import { labelKind } from '../../reference/door.ts'
import { CommandRefused } from '../command-refused.ts'
import { noteDone } from '../note-done.ts'
import { DamagedBackup, lines, parseHeader, parseMarker } from './format.ts'
import { withoutForeignKeys } from './foreign-keys.ts'
import { restoreContents, type RestoredContents } from './restored-contents.ts'
import { withoutTriggers } from './triggers.ts'
import { backupTables, derivedTables, migrationNames, type BackupTable } from './tables.ts'
import type { Backed } from './write-backup.ts'

/** Characters of one insert, about. */
const batchSize = 1_000_000

export interface RestoreOptions {
  /** Overwrites a database that has accounts. */
  isReplacing: boolean
}

/**
 * Puts a backup in the place of everything the database holds and of the files it names, or changes nothing. Sessions,
 * and codes and links that were out, do not come back: they may have been ended or used since. The search engines that
 * follow the change log take it up from there.
 *
 * @returns how many rows the backup held
 * @throws CommandRefused when the database is in use, of another version, or the backup is damaged
 */
export async function restoreBackup(
  { db, files }: Backed,
  from: Readable,
  options: RestoreOptions,
): Promise<number> {
  // Whoever reads it is told what breaks it; what is refused unread may break unheard, for it has no other listener.
  from.on('error', () => {})
  const contents = await restoreContents(db, files)
  const rows = await db
    .transaction()
    .execute((trx) => restoreRows(trx, contents, from, options))
    .catch(async (error: unknown) => {
      await contents.undo()
      throw error
    })
    // Of what is refused nothing may have been read.
    .finally(() => from.destroy())
  await contents.finish(db)
  return rows
}

/** What a backup holds and a restore leaves out. */
const notRestored = features.flatMap((feature) => feature.notRestored ?? [])

/** What the change log tells of as a whole. */
const wholeKinds = ['glossary', labelKind, meaningKind]

/** What search may be told of: all that was ever logged, and every id there is now. */
const everySubject = sql`select kind, subject from search_change union ${sql.join(
  everyFollowed.map(
    ({ declaration, ids }) =>
      sql`select ${declaration.kind}, ${sql.ref(ids.column)} from ${sql.table(ids.table)}`,
  ),
  sql` union `,
)}`

async function restoreRows(
  trx: Database,
  contents: RestoredContents,
  from: Readable,
  { isReplacing }: RestoreOptions,
): Promise<number> {
  await sql`lock table account in access exclusive mode`.execute(trx)
  const account = await trx.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (account && !isReplacing) {
    throw new CommandRefused('This database has accounts. Add --replace to overwrite all that it holds.')
  }
  const tables = await backupTables(trx)
  await sql`create temporary table told_before (kind text not null, subject uuid not null) on commit drop`.execute(
    trx,
  )
  await sql`insert into told_before ${everySubject}`.execute(trx)
  const put = async () => {
    const emptied = [...tables.map(({ name }) => name), ...derivedTables]
    await sql`truncate ${sql.join(emptied.map((name) => sql.table(name)))}`.execute(trx)
    return load({ trx, tables, contents }, from)
  }
  const rows = await withoutTriggers(trx, () => withoutForeignKeys(trx, put))
  for (const name of notRestored) await trx.deleteFrom(name).execute()
  for (const table of tables) await restartIdentities(trx, table)
  const kinds = everyFollowed.map(({ declaration }) => declaration.kind)
  await sql`insert into search_change (kind, subject)
    select kind, subject from (select * from told_before union ${everySubject}) as changed
    where kind = any(${kinds}::text[])`.execute(trx)
  for (const kind of wholeKinds) await logChanges(trx, kind, [wholeSubject])
  await noteDone(trx, 'backup.restore')
  return rows
}

/** Where what a backup holds goes. */
interface Destination {
  trx: Database
  tables: BackupTable[]
  contents: RestoredContents
}

async function load(to: Destination, from: Readable): Promise<number> {
  const gunzip = createGunzip()
  // Errors of either stream come out of the lines.
  const feeding = pipeline(from, gunzip).catch(() => {})
  try {
    return await loadLines(to, lines(gunzip))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    throw code.startsWith('Z_') || code.startsWith('ERR_STREAM')
      ? new DamagedBackup('it is cut off or no gzip file')
      : error
  } finally {
    from.destroy()
    gunzip.destroy()
    await feeding
  }
}

async function loadLines(
  { trx, tables, contents }: Destination,
  from: AsyncGenerator<string>,
): Promise<number> {
  const header = parseHeader((await from.next()).value as string | undefined)
  await checkVersion(trx, tables, header)
  const byName = new Map(tables.map((table) => [table.name, table]))
  let table: BackupTable | undefined
  let batch: string[] = []
  let size = 0
  let count = 0
  let files = 0
  let expected: { rows: number; files: number } | null = null

  const flush = async () => {
    if (batch.length > 0) await insertRows(trx, table!, batch)
    batch = []
    size = 0
  }
  for await (const line of from) {
    if (line.startsWith('[') && table) {
      batch.push(line)
      size += line.length
      count += 1
      if (size >= batchSize) await flush()
      continue
    }
    await flush()
    const marker = parseMarker(line)
    if ('table' in marker) table = byName.get(marker.table)
    else if ('rows' in marker) expected = marker
    else {
      await contents.write(marker.file, marker.mediaType, Buffer.from(marker.content, 'base64'))
      files += 1
    }
  }
  if (expected?.rows !== count || expected.files !== files)
    throw new DamagedBackup('rows or files are missing')
  return count
}

async function checkVersion(trx: Database, tables: BackupTable[], header: ReturnType<typeof parseHeader>) {
  const present = Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  )
  const migrations = await migrationNames(trx)
  if (isDeepStrictEqual(migrations, header.migrations) && isDeepStrictEqual(present, header.tables)) return
  throw new CommandRefused(
    `This backup is of another version of the portal (its newest migration is ${header.migrations.at(-1)}, here it is ${migrations.at(-1)}). Restore it with that version, then start this one.`,
  )
}

/** Rows are JSON arrays of texts; each value is read as its column's type reads it. */
async function insertRows(trx: Database, { name, columns }: BackupTable, rows: string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  )
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${rows.join(',')}]`}::json) as line`.execute(trx)
}

/** Numbers go on after the highest restored. (`setval` would outlive a rollback.) */
async function restartIdentities(trx: Database, { name, columns }: BackupTable): Promise<void> {
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(${sql.ref(column.name)}), 0) + 1 as next from ${sql.table(name)}`.execute(trx)
    await sql`alter table ${sql.table(name)} alter column ${sql.ref(column.name)}
      restart with ${sql.lit(rows[0]!.next)}`.execute(trx)
  }
}
