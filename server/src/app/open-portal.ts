import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '../account/routes.ts'
import { readSessions } from '../account/session-hook.ts'
import { purgeExpired } from '../account/sessions.ts'
import { homeRoutes } from '../home/routes.ts'
import { auditCalls } from '../kernel/audit.ts'
import type { Config } from '../kernel/config.ts'
import { openDataFolder, storedSecretKey, type DataFolder } from '../kernel/data-folder.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'
import type { Database, Store } from '../kernel/database/store.ts'
import { createServer } from '../kernel/http/server.ts'
import { startJobs } from '../kernel/jobs.ts'
import type { Services } from '../kernel/services.ts'
import { refreshWordings } from '../laws/actions/save-law.ts'
import { openDepartments } from '../laws/departments.ts'
import { countriesOfLaws, lawCounts } from '../laws/queries.ts'
import { lawRoutes } from '../laws/routes.ts'
import { todayInShanghai } from '../laws/timeliness.ts'
import { followChanges, type SearchFollower } from '../laws/search-follower.ts'
import { openLabels } from '../reference/labels.ts'
import { referenceRoutes } from '../reference/routes.ts'
import { seedReference } from '../reference/seed.ts'
import { openSearchEngine } from '../search/open-engine.ts'
import { documentCalls } from './api-docs.ts'
import { seedDemo } from './demo.ts'
import { healthRoutes } from './health.ts'
import { servePages } from './pages.ts'

export interface Portal {
  app: FastifyInstance
  services: Services
  follower: SearchFollower
  /** Finishes open requests, then closes jobs, search and the store. */
  close(): Promise<void>
}

/** Opens the store the settings name, brought to the newest migration and holding the reference data. */
export async function openStore(config: Config, onError: (error: Error) => void): Promise<Store> {
  const store = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databaseReadUrls, onError)
    : await openPglite(config.dataDir)
  await migrate(store.db)
  await seedReference(store.db)
  return store
}

/** Snapshots belong to one database: its oldest migration's time tells it from others. */
async function snapshotFile(db: Database, folder: DataFolder): Promise<string> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration order by name limit 1`.execute(db)
  const name = createHash('sha256')
    .update(rows[0]?.timestamp ?? '')
    .digest('hex')
    .slice(0, 16)
  const directory = join(folder.path, 'search')
  mkdirSync(directory, { recursive: true })
  return join(directory, `${name}.snapshot`)
}

export interface PortalOptions {
  /** Without the web app: calls alone. */
  withPages?: boolean
  withJobs?: boolean
}

/**
 * Opens everything and binds every call; listening is left to the caller.
 *
 * @throws DataFolderInUse when another process holds the data folder
 */
export async function openPortal(
  config: Config,
  { withPages = true, withJobs = true }: PortalOptions = {},
): Promise<Portal> {
  const folder = openDataFolder(config.dataDir)
  const secretKey = config.secretKey ?? storedSecretKey(folder)
  const app = await createServer(config)
  const store = await openStore(config, (error) => app.log.error({ err: error }, 'database connection lost'))
  const services: Services = { config, store, db: store.db, secretKey, log: app.log }
  if (config.isDemo) await seedDemo(store.db)

  let follower: SearchFollower | null = null
  const { engine, sequence } = await openSearchEngine({
    snapshotPath: await snapshotFile(store.db, folder),
    log: (event) => app.log.warn({ search: event }, 'search engine'),
    onRestart: (from) => follower?.rewind(from),
  })
  follower = followChanges(services, engine, sequence)

  readSessions(app, services)
  auditCalls(app, store.db)
  await documentCalls(app)
  healthRoutes(app, services)
  accountRoutes(app, services)
  const labels = openLabels(store.db)
  lawRoutes(app, services, { engine, labels, departments: openDepartments(store.db) })
  referenceRoutes(app, services, { LAW_REGULATIONS: () => countriesOfLaws(store.db) })
  homeRoutes(app, { laws: () => lawCounts(store.db) })
  if (withPages) await servePages(app, services)
  const stopJobs = withJobs
    ? await startJobs(services, [
        { name: 'purge-expired', cron: '17 * * * *', run: () => purgeExpired(store.db) },
        {
          name: 'refresh-wordings',
          cron: '1 0 * * *',
          run: () => refreshWordings(store.db, todayInShanghai()),
        },
      ])
    : async () => {}
  await app.ready()

  const opened = follower
  return {
    app,
    services,
    follower: opened,
    close: async () => {
      await app.close()
      await stopJobs()
      await opened.stop()
      await engine.close()
      await store.close()
      folder.release()
    },
  }
}
