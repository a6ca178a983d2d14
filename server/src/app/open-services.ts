import { createHash } from 'node:crypto'
import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../kernel/config.ts'
import { storedSecretKey, type DataFolder } from '../kernel/data-folder.ts'
import type { Database, Store } from '../kernel/database/store.ts'
import { openFileStore } from '../kernel/file-store.ts'
import { openAnswerCaches } from '../kernel/http/answer-cache.ts'
import type { Jobs } from '../kernel/jobs.ts'
import type { Services } from '../kernel/services.ts'
import { openSettings } from '../kernel/settings.ts'
import { openMeanings } from '../meanings/door.ts'
import { openTell } from '../messages/door.ts'
import { offeredCodes, openLabels } from '../reference/door.ts'
import { beginThread, openSearchEngine } from '../search/open-engine.ts'
import { openSharedSnapshots } from '../search/shared-snapshots.ts'
import { boundQuestions } from './bound-questions.ts'
import { askEveryFeature } from './every-feature.ts'
import { openMessages } from './messages-out.ts'
import { openBasis } from './open-basis.ts'
import { openSearchWhenAsked, type Search } from './open-search-when-asked.ts'
import { followChanges } from './search-follower.ts'
import { everyDeclaration, searchSources } from './search-sources.ts'

/** Snapshots belong to one database: its oldest migration's time tells it from others. */
async function databaseName(db: Database): Promise<string> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration order by name limit 1`.execute(db)
  return createHash('sha256')
    .update(rows[0]?.timestamp ?? '')
    .digest('hex')
    .slice(0, 16)
}

function snapshotFile(database: string, folder: DataFolder): string {
  const directory = join(folder.path, 'search')
  mkdirSync(directory, { recursive: true })
  return join(directory, `${database}.snapshot`)
}

/**
 * Begins the thread of search. As long as the store is not open nobody knows its name: the snapshots of a folder that has
 * those of one database alone are read meanwhile, unless newer ones may come from a shared store.
 */
export function beginSearch(config: Config, folder: DataFolder): Worker {
  const files = config.s3 ? [] : globSync('*.snapshot', { cwd: join(folder.path, 'search') })
  const [database, ...others] = new Set(files.map((file) => file.split('.')[0]!))
  if (database === undefined || others.length > 0) return beginThread()
  return beginThread({ collections: everyDeclaration, snapshotPath: snapshotFile(database, folder) })
}

interface Ground {
  config: Config
  folder: DataFolder
  store: Store
  jobs: Jobs
  log: FastifyBaseLogger
  /** Of search, where one has been begun. */
  thread?: Worker
}

/** Makes what every feature is handed; search is not open yet. */
export async function openServices({
  config,
  folder,
  store,
  jobs,
  log,
  thread,
}: Ground): Promise<{ services: Services; search: Search }> {
  const { db } = store
  const secretKey = config.secretKey ?? storedSecretKey(folder)
  const keys = { current: secretKey, previous: config.previousSecretKey, next: config.nextSecretKey }
  const files = await openFileStore(config)
  const search = openSearchWhenAsked(async () => {
    const sources = searchSources(db)
    const database = await databaseName(db)
    const path = snapshotFile(database, folder)
    const shared = config.s3 && openSharedSnapshots(files, everyDeclaration, { database, path })
    const unshared = (error: unknown) => log.warn({ err: error }, 'snapshots of search could not be shared')
    await shared?.take().catch(unshared)
    const { engine, sequence } = await openSearchEngine({
      collections: everyDeclaration,
      snapshotPath: path,
      ...(thread && { thread }),
      log: (event) => log.warn({ search: event }, 'search engine'),
      onRestart: (from) => search.follower.rewind(from),
    })
    const saveSnapshot = async () => {
      const saved = await engine.saveSnapshot()
      await shared?.give().catch(unshared)
      return saved
    }
    return { engine, follower: followChanges({ db, log }, { ...engine, saveSnapshot }, sequence, sources) }
  })
  const labels = openLabels(db)
  const outbox = openMessages(config, db, keys, jobs, log)
  const services: Services = {
    config,
    store,
    db,
    secretKey,
    keys,
    outbox,
    jobs,
    tell: openTell({ outbox, config }),
    files,
    settings: openSettings(db),
    log,
    labels,
    dictionaries: { codesOf: (dictionary: string) => offeredCodes(db, dictionary) },
    caches: openAnswerCaches(openBasis({ store, labels, follower: search.follower })),
    engine: boundQuestions(search.engine, config.longestWait),
    follower: search.follower,
    meanings: openMeanings({ config, db, log }),
    everyFeature: askEveryFeature(() => services),
  }
  return { services, search }
}
