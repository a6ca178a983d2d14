import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPortal, openStore, type Portal } from '../app/open-portal.ts'
import { readConfig, type Config } from '../kernel/config.ts'
import type { Store } from '../kernel/database/store.ts'
import { copyTestStore } from './store-template.ts'

/** The captcha's answer in every test portal. */
export const testCaptcha = 'abcd'

export interface TestPlace {
  /** Settings of a portal that has this place to itself. */
  environment: Record<string, string>
  remove(): Promise<void>
}

/**
 * A data folder and a database for one test file: embedded, or, where TEST_DATABASE_URL names a PostgreSQL server
 * whose user may create databases, a new database there.
 */
export async function makeTestPlace(serverUrl = process.env.TEST_DATABASE_URL): Promise<TestPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  const environment = {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    CAPTCHA_FIXED: testCaptcha,
  }
  if (!serverUrl) {
    await copyTestStore(folder)
    return { environment, remove: removeFolder }
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
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
export async function openTestStore(serverUrl?: string): Promise<Store> {
  const place = await makeTestPlace(serverUrl)
  const store = await openStore(readConfig(place.environment), () => {})
  return {
    ...store,
    close: async () => {
      await store.close()
      await place.remove()
    },
  }
}

/**
 * A portal on a store of its own, without pages, jobs and demo data, to be asked through `app.inject`; `close`
 * removes it. `overrides` are settings that the test is about.
 */
export async function openTestPortal(overrides: Partial<Config> = {}): Promise<Portal> {
  const place = await makeTestPlace()
  const config = { ...readConfig(place.environment), ...overrides }
  const portal = await openPortal(config, { withPages: false, withJobs: false })
  return {
    ...portal,
    close: async () => {
      await portal.close()
      await place.remove()
    },
  }
}
