import { setImmediate as nextTurn } from 'node:timers/promises'
import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import type { FastifyInstance } from 'fastify'
import { countSms } from '../account/door.ts'
import { auditCalls } from '../kernel/audit.ts'
import type { Config } from '../kernel/config.ts'
import { openDataFolder } from '../kernel/data-folder.ts'
import type { Store } from '../kernel/database/store.ts'
import { openBind } from '../kernel/http/bind.ts'
import { rememberAnswers } from '../kernel/http/idempotency.ts'
import { RequestCounts } from '../kernel/http/request-counts.ts'
import { createServer } from '../kernel/http/server.ts'
import { shareCounts } from '../kernel/http/shared-counts.ts'
import { noJobs, openJobs } from '../kernel/jobs.ts'
import type { Services } from '../kernel/services.ts'
import type { Tracing } from '../kernel/tracing.ts'
import { documentCalls } from './api-docs.ts'
import { seedDemo } from './demo.ts'
import { features } from './features.ts'
import { healthRoutes } from './health.ts'
import { beginSearch, openServices } from './open-services.ts'
import { openStore } from './open-store.ts'
import { servePages } from './pages.ts'
import { resealAll } from './reseal-all.ts'
import type { SearchFollower } from './search-follower.ts'
import { warmUp } from './warm-up.ts'

export interface Portal {
  app: FastifyInstance
  services: Services
  follower: SearchFollower
  /** Begins the work that goes by the clock, or was handed over. */
  startJobs(): Promise<void>
  /** Takes leave of its readers (`kernel/http/stop.ts`), then closes jobs, search and the store. */
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

/** Its packages are loaded where somebody is told. */
async function startTracing(app: FastifyInstance, { tracesUrl }: Config): Promise<Tracing | null> {
  if (tracesUrl === null) return null
  const { openTracing } = await import('../kernel/tracing.ts')
  const tracing = openTracing(tracesUrl)
  const names = new Map<Call, string>()
  for (const [feature, own] of Object.entries(calls)) {
    for (const [name, call] of Object.entries<Call>(own)) names.set(call, `${feature}.${name}`)
  }
  tracing.watch(app, (call) => names.get(call))
  return tracing
}

/**
 * Opens everything and binds every call; listening, and starting the jobs, is left to the caller.
 *
 * @throws DataFolderInUse when another process holds the data folder
 */
export async function openPortal(
  config: Config,
  { withPages = true, withJobs = true, withSearch = true, store: given }: PortalOptions = {},
): Promise<Portal> {
  const folder = openDataFolder(config.dataDir)
  // It loads while the store opens.
  const thread = withSearch ? beginSearch(config, folder) : undefined
  const counts = new RequestCounts()
  const app = await createServer(config, counts)
  const { log } = app
  const tracing = await startTracing(app, config)
  const onLost = (error: Error) => log.error({ err: error }, 'database connection lost')
  const store = given ?? (await openStore(config, onLost, tracing?.statement))
  app.waitsAlsoWhile(() => (store.connections?.().waiting ?? 0) > 0)
  const jobs = withJobs ? openJobs(store, log, tracing) : noJobs
  const { services, search } = await openServices({
    config,
    folder,
    store,
    jobs,
    log,
    ...(thread && { thread }),
  })
  // In a thread of its own, while the rest is put together.
  const opening = withSearch ? search.open() : Promise.resolve()
  // Told where it is waited for.
  opening.catch(() => {})
  await resealAll(services)
  // The embedded store leaves no turn to anything else: in these search, where its thread is ready, is handed its glossary.
  await nextTurn()
  if (config.isDemo) await seedDemo(services)
  await nextTurn()

  if (config.metricsToken !== null) {
    const { serveMetrics } = await import('./metrics.ts')
    serveMetrics(app, config.metricsToken, {
      store,
      jobs,
      follower: search.follower,
      meanings: services.meanings,
      sms: { counted: () => countSms(store.db, services.secretKey), limits: config.smsLimits },
    })
  }
  // Of the embedded store there is no other process.
  if (store.kind === 'postgres') shareCounts(app, counts, services)
  for (const { hooks } of features) hooks?.(app, services)
  auditCalls(app, store.db)
  rememberAnswers(app, services)
  await documentCalls(app)
  healthRoutes(app, services, withSearch)
  const bind = openBind(app, services)
  for (const { routes } of features) routes?.(bind)
  if (withPages) await servePages(app, services)
  // After streams have been told to end.
  app.addHook('preClose', () => app.letGo())
  await opening
  await app.ready()
  // Of several processes the others serve meanwhile.
  if (withPages && store.kind === 'postgres') await warmUp(app, services)
  // What a start does in the database takes as long as it takes.
  store.limitStatements?.(config.databaseSeconds * 1000)

  return {
    app,
    services,
    follower: search.follower,
    startJobs: () =>
      jobs.start(
        features.flatMap((feature) => feature.jobs?.(services) ?? []),
        features.flatMap(({ queues }) => queues?.(services) ?? []),
      ),
    close: async () => {
      await app.takeLeave(config.drainSeconds)
      await app.close()
      await jobs.stop()
      await search.close()
      await store.close()
      await tracing?.close()
      folder.release()
    },
  }
}
