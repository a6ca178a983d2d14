import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPortal, type Portal, type PortalOptions } from '../app/open-portal.ts'
import { openStore, prepareStore } from '../app/open-store.ts'
import { readConfig, type Config } from '../kernel/config.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import type { Store } from '../kernel/database/store.ts'
import { databaseTemplate, embeddedTemplate } from './store-template.ts'

/** The captcha's answer in every test portal. */
export const testCaptcha = 'abcd'

/** Where readers reach every test portal. */
export const testSite = 'http://localhost'

export interface TestPlace {
  /** Settings of a portal that has this place to itself. */
  environment: Record<string, string>
  remove(): Promise<void>
}

/** A data folder, and on a PostgreSQL server a new database; an embedded store is not there yet. */
async function makeBarePlace(serverUrl: string | undefined): Promise<TestPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  const environment = {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DEMO: 'false',
    OUTBOX: 'true',
    PUBLIC_URL: testSite,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    // A machine busy with other tests stands still for seconds, which is none of the portal's.
    LONGEST_DELAY: '60000',
    LONGEST_WAIT: '60000',
    DATABASE_SECONDS: '60',
    CONNECTIONS_PER_ADDRESS: '5000',
    BACKUPS: 'false',
    CAPTCHA_FIXED: testCaptcha,
    TRANSLATION_URL: 'https://translate.example/translate',
    TRANSLATION_SECRET: 'a-secret-that-two-services-know-of',
    TRANSLATION_NAME: 'Sample Translate',
    // Nobody listens there: what it is to write has failed at once.
    AI_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'sample',
    AI_NAME: 'Sample AI',
    AI_COUNTRY: 'CN',
  }
  if (!serverUrl) return { environment, remove: removeFolder }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${await databaseTemplate(serverUrl)}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    environment: { ...environment, DATABASE_URL: url.href },
    remove: async () => {
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
      await removeFolder()
    },
  }
}

/**
 * A data folder and a database for one test file: embedded, or, where TEST_DATABASE_URL names a PostgreSQL server
 * whose user may create databases, a new database there.
 */
export async function makeTestPlace(serverUrl = process.env.TEST_DATABASE_URL): Promise<TestPlace> {
  const place = await makeBarePlace(serverUrl)
  if (!place.environment.DATABASE_URL) {
    const store = await openPglite(place.environment.DATA_DIR!, await embeddedTemplate())
    await store.close()
  }
  return place
}

/** The store of a place; an embedded one is in memory, and gone when it is closed. */
async function openStoreOf(config: Config): Promise<Store> {
  if (config.databaseUrl) return openStore(config, () => {})
  const store = await openPglite(null, await embeddedTemplate())
  await prepareStore(store)
  return store
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * A store of its own, migrated and holding the reference data; `close` removes it.
 *
 *     let store: Store
 *     beforeAll(async () => (store = await openTestStore()))
 *     afterAll(() => store.close())
 */
export async function openTestStore(serverUrl = process.env.TEST_DATABASE_URL): Promise<Store> {
  const place = await makeBarePlace(serverUrl)
  const store = await openStoreOf(readConfig(place.environment))
  return {
    ...store,
    close: async () => {
      await store.close()
      await place.remove()
    },
  }
}

/**
 * A portal on a store of its own, without pages, jobs and demo data, to be asked through `app.inject`, its search
 * opened when it is first asked; `close` removes it. `overrides` are settings that the test is about; with pages, the web
 * app has been built.
 */
export async function openTestPortal(
  overrides: Partial<Config> = {},
  { withPages = false }: Pick<PortalOptions, 'withPages'> = {},
): Promise<Portal> {
  const place = await makeBarePlace(process.env.TEST_DATABASE_URL)
  const config = { ...readConfig(place.environment), ...overrides }
  const store = await openStoreOf(config)
  const portal = await openPortal(config, { withPages, withJobs: false, withSearch: false, store })
  return {
    ...portal,
    close: async () => {
      await portal.close()
      await place.remove()
    },
  }
}
