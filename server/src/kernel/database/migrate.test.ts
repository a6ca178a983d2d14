import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onServer, urlOf } from '../../testing/store-template.ts'
import { doMigrations, MigrationBlocked } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import type { Store } from './store.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const patience = { lock: 200, pause: 50, tries: 3 }

// On the embedded store nobody else holds anything.
describe.runIf(serverUrl)('a migration that waits for a lock', () => {
  const name = `migrate_${randomBytes(8).toString('hex')}`
  let store: Store
  let tries: number
  beforeEach(async () => {
    await onServer(serverUrl!, `create database ${name}`)
    store = await openPostgres(urlOf(serverUrl!, name), [], () => {})
    await sql`create table held (name text)`.execute(store.db)
    tries = 0
  })
  afterEach(async () => {
    await store.close()
    await onServer(serverUrl!, `drop database ${name} with (force)`)
  })

  /** Somebody who has read the table and does not end. */
  async function hold() {
    const transaction = await store.db.startTransaction().execute()
    await sql`select * from held`.execute(transaction)
    return transaction
  }

  const adding = (onTry: () => Promise<unknown> = async () => {}): Record<string, Migration> => ({
    '0001-added': {
      up: async (db) => {
        tries += 1
        await onTry()
        await sql`alter table held add column added text`.execute(db)
      },
    },
  })

  const columns = async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'held' order by 1`.execute(
      store.db,
    )
    return rows.map((row) => row.name)
  }

  test('gives up and is tried again until nobody holds it', async () => {
    const holder = await hold()
    await doMigrations(
      store.db,
      adding(async () => tries === 2 && holder.commit().execute()),
      patience,
    )
    expect(tries).toBe(2)
    expect(await columns()).toEqual(['added', 'name'])
  })

  test('lets readers go on who came behind it, and is told after so many tries, with nothing changed', async () => {
    const holder = await hold()
    const readers: Promise<unknown>[] = []
    const migrating = doMigrations(
      store.db,
      adding(async () => readers.push(sql`select * from held`.execute(store.db))),
      patience,
    )
    await expect(migrating).rejects.toThrow(MigrationBlocked)
    expect(tries).toBe(patience.tries)
    // Whoever holds it has not ended.
    await Promise.all(readers)
    await holder.rollback().execute()
    expect(await columns()).toEqual(['name'])
  })
})
