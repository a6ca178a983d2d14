import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '../../kernel/database/store.ts'
import { openBucket } from '../../files/fixtures.ts'
import { ownBackups } from '../../kernel/backup-folder.ts'
import { readConfig } from '../../kernel/config.ts'
import { openFileStore, type FileStore } from '../../kernel/file-store.ts'
import { saveCases } from '../../cases/actions/save-cases.ts'
import { wholeSubject } from '../../kernel/change-log.ts'
import { saveLaw } from '../../laws/actions/save-law.ts'
import { makeCases } from '../../testing/cases.ts'
import { makeLaws } from '../../testing/laws.ts'
import { openTestStore } from '../../testing/store.ts'
import { addAdministrator } from '../administrators.ts'
import { backUpOwn } from '../own-backups.ts'
import { restoreBackup } from './restore-backup.ts'
import { backupTables } from './tables.ts'
import { writeBackup } from './write-backup.ts'

interface Portal extends Store {
  files: FileStore
}

let folder: string
/** Filled once, and read alone; its backup. */
let filled: Portal
let filledBackup: Buffer
let target: Portal
const opened: Portal[] = []
let folders = 0

async function open(serverUrl?: string): Promise<Portal> {
  folders += 1
  const store = await openTestStore(serverUrl)
  const files = await openFileStore(readConfig({ DATA_DIR: join(folder, String(folders)) }))
  return { ...store, files }
}

/** A store of the test's own; where there is a PostgreSQL, a backup of the embedded store goes to it. */
async function openOwn(serverUrl?: string): Promise<Portal> {
  const portal = await open(serverUrl)
  opened.push(portal)
  return portal
}

async function openFilled(): Promise<Portal> {
  const portal = await openOwn('')
  await fill(portal)
  return portal
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  filled = await open('')
  await fill(filled)
  filledBackup = await backUp(filled)
})
afterAll(async () => {
  await filled.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  target = await openOwn()
})
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

async function backUp(portal: Portal): Promise<Buffer> {
  const chunks: Buffer[] = []
  const to = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
  })
  await writeBackup(portal, to)
  return Buffer.concat(chunks)
}

function restore(portal: Portal, backup: Buffer, isReplacing = false): Promise<number> {
  return restoreBackup(portal, Readable.from([backup]), { isReplacing })
}

/** What a restore leaves out. */
const ended = [
  'session',
  'verification_code',
  'reset_link',
  'captcha',
  'recovery_code',
  'alert_confirmation',
] as const

/** Every row that a restore brings, as PostgreSQL prints it, and the content of every file. */
async function contents({ db, files }: Portal) {
  const tables: Record<string, string[]> = {}
  await sql`set timezone = 'UTC'`.execute(db)
  const names = (await backupTables(db)).map(({ name }) => name)
  for (const name of names.filter((one) => !(ended as readonly string[]).includes(one))) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by t::text collate "C"`.execute(db)
    // A restore adds a line of its own.
    tables[name] = rows.map(({ row }) => row).filter((row) => !row.includes(',backup.restore,'))
  }
  const stored = await db.selectFrom('stored_file').select('id').orderBy('id').execute()
  const read = stored.map(async ({ id }) => `${id} ${(await files.read(id))?.toString('base64')}`)
  return { tables, files: await Promise.all(read) }
}

/** A file of an account, and its content. */
async function addFile({ db, files }: Portal, ownerId: string, content: Buffer): Promise<string> {
  const { id } = await db
    .insertInto('stored_file')
    .values({
      owner_id: ownerId,
      purpose: 'ATTACHMENT',
      name: '合同.pdf',
      media_type: 'application/pdf',
      size: content.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await files.write(id, content, 'application/pdf')
  return id
}

/** Every content on disk, of rows or of none. */
async function contentNames(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.flatMap((one) => (one.isFile() ? [one.name] : [])).toSorted()
}

async function fill(portal: Portal): Promise<void> {
  const { db } = portal
  for (const law of makeLaws(30)) await saveLaw(db, law)
  await saveCases(db, makeCases(20))
  await addAdministrator(db, { username: 'admin_1', password: 'Secret_2026', roles: ['SUPER', 'DESK'] })
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  await db
    .updateTable('account')
    .set({ picture: 'a\u2028b "c" \\ {d},\n\té\u{1F600}' })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('lawyer')
    .values({
      account_id: id,
      name: '李样例',
      identity_kind: 'PASSPORT',
      identity_sealed: randomBytes(40),
      identity_hash: randomBytes(32),
      licence_country: 'CN',
      licence_bar: null,
      licence_number: '12345678901234567',
      law_office_id: null,
      law_firm_name: null,
      specialties: ['a,b', '{c}', '"d"', 'NULL', ''],
    })
    .execute()
  // Its entry in the directory is kept by a trigger.
  await sql`insert into institution (kind, country, name_zh, address_zh)
    values ('NOTARY', 'CN', '样例公证处', '样例路1号')`.execute(db)
  for (const size of [0, 1, 3_000_000]) await addFile(portal, id, randomBytes(size))
  const tokenHash = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const code_hash = randomBytes(32)
  const expires_at = new Date(Date.now() + 3_600_000)
  await db.insertInto('session').values({ token_hash: tokenHash, account_id: id }).execute()
  await db
    .insertInto('verification_code')
    .values({ target: randomBytes(32), code_hash, expires_at })
    .execute()
  await db.insertInto('reset_link').values({ account_id: id, token_hash: tokenHash, expires_at }).execute()
  await db.insertInto('captcha').values({ id: randomUUID(), answer_hash: code_hash, expires_at }).execute()
  await db.insertInto('recovery_code').values({ account_id: id, code_hash }).execute()
  await db.insertInto('alert_confirmation').values({ account_id: id }).execute()
  await sql`update account set created_at = '1969-12-31 23:59:59.999999+00'`.execute(db)
  await sql`update law set adopted_on = '0044-03-15 BC' where number = '样例第1号'`.execute(db)
  await sql`update dictionary_entry set words = '{"b": 1.10, "a": [null, "\\u2029"]}'::jsonb where position = 0`.execute(
    db,
  )
}

test('a backup holds every row exactly, and either store takes it', async () => {
  const rows = await restore(target, filledBackup)
  const restored = await contents(target)
  expect(restored).toEqual(await contents(filled))
  expect(rows).toBe(Object.values(restored.tables).flat().length + ended.length)
  expect(restored.files).toHaveLength(3)
})

test('a restore brings back no session, and no code or link that was out, and leaves an audit line', async () => {
  for (const table of ended) {
    expect([table, await filled.db.selectFrom(table).selectAll().execute()]).toEqual([
      table,
      [expect.anything()],
    ])
  }
  await restore(target, filledBackup)
  for (const table of ended) {
    expect([table, await target.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  }
  const lines = target.db.selectFrom('audit_log').select(['event', 'outcome', 'account_id', 'request_id'])
  expect(await lines.orderBy('id', 'desc').limit(1).execute()).toEqual([
    { event: 'backup.restore', outcome: 'done', account_id: null, request_id: 'command' },
  ])
})

test('after a restore numbers go on, and search is told of every law and case, before and after', async () => {
  await saveLaw(target.db, { ...makeLaws(1)[0]!, number: '另一部' })
  await saveCases(
    target.db,
    makeCases(1).map((one) => ({ ...one, caseNumber: '（2020）样02民初90001号' })),
  )
  const ids = async (table: 'law' | 'judicial_case') =>
    (await target.db.selectFrom(table).select('id').execute()).map(({ id }) => id)
  const before = [await ids('law'), await ids('judicial_case')]
  const { id: logged } = await target.db
    .selectFrom('search_change')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await restore(target, filledBackup)
  const changes = await target.db.selectFrom('search_change').select(['id', 'kind', 'subject']).execute()
  const told = (kind: string) =>
    changes.flatMap((change) => (change.kind === kind ? [change.subject] : [])).toSorted()
  expect(told('law')).toEqual([...before[0]!, ...(await ids('law'))].toSorted())
  expect(told('case')).toEqual([...before[1]!, ...(await ids('judicial_case'))].toSorted())
  expect(told('glossary')).toEqual([wholeSubject])
  expect(Math.min(...changes.map(({ id }) => id))).toBeGreaterThan(logged)
  const { lines } = { lines: await target.db.selectFrom('audit_log').select('id').execute() }
  await addAdministrator(target.db, { username: 'admin_2', password: 'Secret_2026', roles: ['SUPER'] })
  const later = await target.db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(later.id).toBe(Math.max(...lines.map(({ id }) => id)) + 1)
})

test('a database with accounts is overwritten only when told to', async () => {
  await addAdministrator(target.db, { username: 'other_1', password: 'Secret_2026', roles: ['SUPER'] })
  const before = await contents(target)
  const given = Readable.from([filledBackup])
  await expect(restoreBackup(target, given, { isReplacing: false })).rejects.toThrow('--replace')
  expect(given.destroyed).toBe(true)
  expect(await contents(target)).toEqual(before)
  await restore(target, filledBackup, true)
  expect(await contents(target)).toEqual(await contents(filled))
})

test('a restore that is refused before it reads ends no process by what it was to read', async () => {
  const refused = restoreBackup(filled, createReadStream(join(folder, 'gone')), { isReplacing: false })
  await expect(refused).rejects.toThrow('--replace')
})

test('a restore leaves the files it brings, and no others', async () => {
  await addAdministrator(target.db, { username: 'other_1', password: 'Secret_2026', roles: ['SUPER'] })
  const { id } = await target.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const gone = await addFile(target, id, Buffer.from('of before'))
  await restore(target, filledBackup, true)
  expect(await target.files.read(gone)).toBeNull()
  const [kept] = await target.db.selectFrom('stored_file').select('id').execute()
  // Over what is there already, and back.
  await restore(target, filledBackup, true)
  expect(await target.files.read(kept!.id)).toEqual(await filled.files.read(kept!.id))
})

test('files go from the disk into a bucket, and back', async () => {
  const bucket = await openBucket()
  try {
    const source = await openFilled()
    const before = await contents(source)
    const onS3 = { ...target, files: await openFileStore({ s3: bucket.settings, dataDir: folder }) }
    await restore(onS3, await backUp(source))
    expect(await contents(onS3)).toEqual(before)
    const backup = await backUp(onS3)
    for (const { id } of await source.db.selectFrom('stored_file').select('id').execute()) {
      await source.files.remove(id)
    }
    await restore(source, backup, true)
    expect(await contents(source)).toEqual(before)
  } finally {
    await bucket.close()
  }
})

test('a file whose content went while the backup was made is left out of it', async () => {
  const source = await openFilled()
  const { id } = await source.db.selectFrom('stored_file').select('id').executeTakeFirstOrThrow()
  await source.files.remove(id)
  await restore(target, await backUp(source))
  expect(await contents(target)).toEqual(await contents(source))
})

test('a damaged backup, or one of another version, changes nothing', async () => {
  const lines = gunzipSync(filledBackup).toString('utf8').split('\n')
  const [header, ...rest] = lines
  const other = { ...(JSON.parse(header!) as object), migrations: ['0001-foundation'] }
  const damaged: Record<string, Buffer> = {
    'cut off': filledBackup.subarray(0, filledBackup.length / 2),
    'not gzip': Buffer.from('backup'),
    empty: Buffer.alloc(0),
    'a line missing': gzipSync(lines.filter((_, index) => index !== 500).join('\n')),
    'a file missing': gzipSync(lines.filter((line) => line !== lines.at(-3)).join('\n')),
    'a file of no id': gzipSync(
      lines.map((line) => line.replace(/^\{"file":"[^"]+"/, '{"file":"../../secret-key"')).join('\n'),
    ),
    'no end': gzipSync(lines.slice(0, -2).join('\n')),
    'another thing': gzipSync('{"format":"zip"}\n'),
    'another version': gzipSync([JSON.stringify(other), ...rest].join('\n')),
  }
  const before = await contents(target)
  const filesBefore = await contentNames()
  for (const [name, bytes] of Object.entries(damaged)) {
    await expect(restore(target, bytes), name).rejects.toThrow(/whole backup|another version/)
    expect(await contents(target), name).toEqual(before)
    expect(await contentNames(), name).toEqual(filesBefore)
  }
  // Foreign keys hold again.
  await expect(
    sql`insert into area values ('x', 'XX', null, 'gb2260', 0, '{}')`.execute(target.db),
  ).rejects.toThrow()
})

test('of the backups that a portal makes of itself the last seven are kept, each whole', async () => {
  const dataDir = join(folder, 'own')
  for (let day = 1; day <= 9; day += 1) await backUpOwn(filled, dataDir, new Date(Date.UTC(2026, 0, day, 3)))
  const files = ownBackups(dataDir)
  expect(files).toHaveLength(7)
  expect(files[0]).toBe(join(dataDir, 'backups', '2026-01-09T0300.backup.gz'))
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(7)
  const portal = await openOwn()
  expect(
    await restoreBackup(portal, createReadStream(files.at(-1)!), { isReplacing: false }),
  ).toBeGreaterThan(0)
})
