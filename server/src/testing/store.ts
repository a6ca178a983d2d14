import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPortal, type Portal, type PortalOptions } from '../app/open-portal.ts'
import { openStore, prepareStore } from '../app/open-store.ts'
import { readConfig, type Config } from '../kernel/config.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import type { Store } from '../kernel/database/store.ts'
import { testSettings } from './settings.ts'
import { onServer, templateOf, urlOf, type Holding, type Template } from './store-template.ts'

export interface TestPlace {
  /** Settings of a portal that has this place to itself. */
  environment: Record<string, string>
  remove(): Promise<void>
}

/** A data folder, and on a PostgreSQL server a new database; an embedded store is not there yet. */
async function makeBarePlace(template: Template, serverUrl: string | undefined): Promise<TestPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  await cp(template.folder, folder, { recursive: true })
  const environment = testSettings(folder)
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  if (!serverUrl) return { environment, remove: removeFolder }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${template.database}`)
  return {
    environment: { ...environment, DATABASE_URL: urlOf(serverUrl, name) },
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
export async function makeTestPlace(
  serverUrl = process.env.TEST_DATABASE_URL,
  holding: Holding = 'reference',
): Promise<TestPlace> {
  const template = await templateOf(holding, serverUrl)
  const place = await makeBarePlace(template, serverUrl)
  if (template.dump) {
    const store = await openPglite(place.environment.DATA_DIR!, await template.dump())
    await store.close()
  }
  return place
}

/** The store of a place; an embedded one is in memory, and gone when it is closed. */
async function openStoreOf(config: Config, { dump }: Template): Promise<Store> {
  if (!dump) return openStore(config, () => {})
  const store = await openPglite(null, await dump())
  await prepareStore(store)
  return store
}

/**
 * A store of its own, migrated and holding the reference data; `close` removes it.
 *
 *     let store: Store
 *     beforeAll(async () => (store = await openTestStore()))
 *     afterAll(() => store.close())
 */
export async function openTestStore(serverUrl = process.env.TEST_DATABASE_URL): Promise<Store> {
  const template = await templateOf('reference', serverUrl)
  const place = await makeBarePlace(template, serverUrl)
  const store = await openStoreOf(readConfig(place.environment), template)
  return {
    ...store,
    close: async () => {
      await store.close()
      await place.remove()
    },
  }
}

/**
 * A portal on a store of its own, without pages and jobs, to be asked through `app.inject`, its search opened when it is
 * first asked; `close` removes it. `overrides` are settings that the test is about: with `isDemo` it holds the samples;
 * with pages, the web app has been built.
 */
export async function openTestPortal(
  overrides: Partial<Config> = {},
  { withPages = false }: Pick<PortalOptions, 'withPages'> = {},
): Promise<Portal> {
  const serverUrl = process.env.TEST_DATABASE_URL
  const template = await templateOf(overrides.isDemo ? 'demo' : 'reference', serverUrl)
  const place = await makeBarePlace(template, serverUrl)
  const config = { ...readConfig(place.environment), ...overrides }
  const store = await openStoreOf(config, template)
  const portal = await openPortal(config, { withPages, withJobs: false, withSearch: false, store })
  return {
    ...portal,
    close: async () => {
      await portal.close()
      await place.remove()
    },
  }
}
