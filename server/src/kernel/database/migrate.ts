import { readdirSync } from 'node:fs'
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
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
