import { readdirSync } from 'node:fs'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './store.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/** Brings the database to the newest migration; the migrations in `server/migrations` are immutable. */
export async function migrate(db: Database): Promise<void> {
  const migrations: Record<string, Migration> = {}
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    migrations[file.replace(/\.ts$/, '')] = (await import(new URL(file, folder).href)) as Migration
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
