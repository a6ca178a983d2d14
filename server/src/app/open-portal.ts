import type { FastifyInstance } from 'fastify'
import { auditCalls } from '../kernel/audit.ts'
import type { Config } from '../kernel/config.ts'
import { openDataFolder } from '../kernel/data-folder.ts'
import type { Store } from '../kernel/database/store.ts'
import { openBind } from '../kernel/http/bind.ts'
import { rememberAnswers } from '../kernel/http/idempotency.ts'
import { createServer } from '../kernel/http/server.ts'
import { noJobs, openJobs } from '../kernel/jobs.ts'
import type { Services } from '../kernel/services.ts'
import { documentCalls } from './api-docs.ts'
import { seedDemo } from './demo.ts'
import { features } from './features.ts'
import { healthRoutes } from './health.ts'
import { openServices } from './open-services.ts'
import { openStore } from './open-store.ts'
import { servePages } from './pages.ts'
import { resealAll } from './reseal-all.ts'
import type { SearchFollower } from './search-follower.ts'

export interface Portal {
  app: FastifyInstance
  services: Services
  follower: SearchFollower
  /** Finishes open requests, those that can be finished within ten seconds, then closes jobs, search and the store. */
  close(): Promise<void>
}

export interface PortalOptions {
  /** Without the web app: calls alone. */
  withPages?: boolean
  withJobs?: boolean
  /** Search open at once; otherwise when it is first asked. */
  withSearch?: boolean
  /** A store that is open already, in place of the one the settings name. */
  store?: Store
}

/** Who neither sends the rest of a request nor reads the answer within so long does not hold a stop up. */
const closingMilliseconds = 10_000

/**
 * Opens everything and binds every call; listening is left to the caller.
 *
 * @throws DataFolderInUse when another process holds the data folder
 */
export async function openPortal(
  config: Config,
  { withPages = true, withJobs = true, withSearch = true, store: given }: PortalOptions = {},
): Promise<Portal> {
  const folder = openDataFolder(config.dataDir)
  const app = await createServer(config)
  const { log } = app
  const store =
    given ?? (await openStore(config, (error) => log.error({ err: error }, 'database connection lost')))
  const jobs = withJobs ? openJobs(store, log) : noJobs
  const { services, search } = await openServices({ config, folder, store, jobs, log })
  await resealAll(services)
  if (config.isDemo) await seedDemo(services)
  // In a thread of its own, while the rest is put together.
  const opening = withSearch ? search.open() : Promise.resolve()
  // Told where it is waited for.
  opening.catch(() => {})

  if (config.metricsToken !== null) {
    const { serveMetrics } = await import('./metrics.ts')
    serveMetrics(app, config.metricsToken, { store, jobs, follower: search.follower })
  }
  for (const { hooks } of features) hooks?.(app, services)
  auditCalls(app, store.db)
  rememberAnswers(app, services)
  await documentCalls(app)
  healthRoutes(app, services)
  const bind = openBind(app, services)
  for (const { routes } of features) routes?.(bind)
  if (withPages) await servePages(app, services)
  await jobs.start(
    features.flatMap((feature) => feature.jobs?.(services) ?? []),
    features.flatMap(({ queues }) => queues?.(services) ?? []),
  )
  await opening
  await app.ready()

  return {
    app,
    services,
    follower: search.follower,
    close: async () => {
      const cutting = setTimeout(() => app.server.closeAllConnections(), closingMilliseconds)
      await app.close()
      clearTimeout(cutting)
      await jobs.stop()
      await search.close()
      await store.close()
      folder.release()
    },
  }
}
