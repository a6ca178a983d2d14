import { readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
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

/** Brings the database to the newest migration; the migrations in `server/migrations` are immutable. */
export async function migrate(db: Database): Promise<void> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
  // Most starts find nothing to do: then no migration is read.
  if (isDeepStrictEqual(await namesDone(db), names)) return
  const migrations: Record<string, Migration> = {}
  for (const name of names) {
    migrations[name] = (await import(new URL(`${name}.ts`, folder).href)) as Migration
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
