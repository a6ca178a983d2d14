import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './store.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/** The migrations that a database has, by name. */
async function namesDone(db: Database): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return []
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return done.rows.map(({ name }) => name).toSorted()
}

/** The migrations there are, the oldest first. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
}

/** A migration as it stands in its file. */
export interface WrittenMigration extends Migration {
  /** Takes away what an earlier one, which it names, has left for the version before (`docs/operating.md`). */
  secondStepOf?: string
}

export async function readMigration(name: string): Promise<WrittenMigration> {
  return (await import(new URL(`${name}.ts`, folder).href)) as WrittenMigration
}

/** A migration found no moment in which nobody held what it changes. */
export class MigrationBlocked extends Error {
  override name = 'MigrationBlocked'
  constructor(cause: unknown) {
    super(
      'The database cannot be brought up to date: a long transaction holds what a migration changes. End it (pg_stat_activity tells which it is), and start again.',
      { cause },
    )
  }
}

/** How long a migration waits for a lock, and how often it is tried. */
export interface LockPatience {
  /** Milliseconds. Whoever asks for the same table meanwhile waits behind it. */
  lock: number
  /** Milliseconds between two tries, in which they go on. */
  pause: number
  tries: number
}

const usualPatience: LockPatience = { lock: 2000, pause: 3000, tries: 20 }

/** SQLSTATE: a lock was not to be had in time. */
const lockNotAvailable = '55P03'

/** A migration that waits for no lock longer than so. */
function waitingShortly({ up }: Migration, milliseconds: number): Migration {
  return {
    up: async (db) => {
      await sql`set local lock_timeout = ${sql.lit(milliseconds)}`.execute(db)
      await up(db)
    },
  }
}

/**
 * Does the migrations that a database does not have yet, all or none. One that waits for a lock stops every reader behind
 * it; so it gives up soon, lets them go on, and is tried again.
 *
 * @throws MigrationBlocked
 */
export async function doMigrations(
  db: Database,
  migrations: Readonly<Record<string, Migration>>,
  patience = usualPatience,
): Promise<void> {
  const bounded = Object.fromEntries(
    Object.entries(migrations).map(([name, one]) => [name, waitingShortly(one, patience.lock)]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => bounded } })
  for (let tried = 1; ; tried += 1) {
    const { error } = await migrator.migrateToLatest()
    if (error === undefined) return
    if ((error as { code?: string }).code !== lockNotAvailable) throw error
    if (tried === patience.tries) throw new MigrationBlocked(error)
    await delay(patience.pause)
  }
}

/**
 * Brings the database to the newest migration; the migrations in `server/migrations` are immutable. One that a later
 * version has brought further is left as it is: each version goes on beside the next (`docs/operating.md`).
 */
export async function migrate(db: Database): Promise<void> {
  const names = migrationNames()
  const done = new Set(await namesDone(db))
  // Most starts find nothing to do: then no migration is read.
  if (names.every((name) => done.has(name))) return
  const migrations: Record<string, Migration> = {}
  for (const name of names) migrations[name] = await readMigration(name)
  await doMigrations(db, migrations)
}
