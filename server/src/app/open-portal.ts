import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '../account/routes.ts'
import { adminRoutes } from '../admin/routes.ts'
import { resealSecondFactors } from '../admin/second-factor-secrets.ts'
import { readSessions } from '../account/session-hook.ts'
import { resealIdentities } from '../account/identities.ts'
import { purgeExpired } from '../account/sessions.ts'
import { showCase } from '../cases/actions/show-case.ts'
import { openCaseNames } from '../cases/names.ts'
import { caseCount, countriesOfCases } from '../cases/queries.ts'
import { caseRoutes } from '../cases/routes.ts'
import { caseGroups } from '../cases/search-groups.ts'
import { documentRoutes } from '../documents/routes.ts'
import { searchConcepts } from '../glossary/queries.ts'
import { glossaryAdminRoutes } from '../glossary/admin-routes.ts'
import { glossaryRoutes } from '../glossary/routes.ts'
import { seedGlossary } from '../glossary/seed.ts'
import { rereadCitations } from '../citations/actions/reread-citations.ts'
import { citationRoutes } from '../citations/routes.ts'
import { purgeFiles } from '../files/actions/purge-files.ts'
import { conversationRoutes } from '../conversations/routes.ts'
import { fileRoutes } from '../files/routes.ts'
import { homeRoutes } from '../home/routes.ts'
import { auditCalls } from '../kernel/audit.ts'
import { lastChange } from '../kernel/change-log.ts'
import type { Config } from '../kernel/config.ts'
import { openDataFolder, storedSecretKey, type DataFolder } from '../kernel/data-folder.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'
import { refreshStatistics } from '../kernel/database/refresh-statistics.ts'
import type { Database, Store } from '../kernel/database/store.ts'
import { openFileStore } from '../kernel/file-store.ts'
import { openAnswerCache } from '../kernel/http/answer-cache.ts'
import { rememberAnswers } from '../kernel/http/idempotency.ts'
import { createServer } from '../kernel/http/server.ts'
import { noJobs, openJobs } from '../kernel/jobs.ts'
import { purgeMessages } from '../kernel/outbox.ts'
import type { Services } from '../kernel/services.ts'
import { openSettings } from '../kernel/settings.ts'
import { refreshWordings } from '../laws/actions/save-law.ts'
import { openDepartments } from '../laws/departments.ts'
import { countriesOfLaws, lawCounts, lawPageCount, lawPages } from '../laws/queries.ts'
import { lawRoutes } from '../laws/routes.ts'
import { todayInShanghai } from '../kernel/today.ts'
import { searchGroups } from '../laws/search-groups.ts'
import { messageRoutes } from '../messages/routes.ts'
import { reportRoutes } from '../reports/routes.ts'
import { resealSubmissions } from '../profiles/reseal-submissions.ts'
import { profileRoutes } from '../profiles/routes.ts'
import { openLabels } from '../reference/labels.ts'
import { referenceAdminRoutes } from '../reference/admin-routes.ts'
import { referenceRoutes } from '../reference/routes.ts'
import { seedReference } from '../reference/seed.ts'
import { openSearchEngine } from '../search/open-engine.ts'
import { documentCalls } from './api-docs.ts'
import { seedDemo } from './demo.ts'
import { healthRoutes } from './health.ts'
import { deliveryJob, openMessages } from './messages-out.ts'
import { followChanges, type SearchFollower } from './search-follower.ts'
import { servePages } from './pages.ts'

export interface Portal {
  app: FastifyInstance
  services: Services
  follower: SearchFollower
  /** Finishes open requests, those that can be finished within ten seconds, then closes jobs, search and the store. */
  close(): Promise<void>
}

/** Opens the store the settings name, brought to the newest migration and holding the reference data. */
export async function openStore(config: Config, onError: (error: Error) => void): Promise<Store> {
  const store = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databaseReadUrls, onError)
    : await openPglite(config.dataDir)
  await migrate(store.db)
  await seedReference(store.db)
  await seedGlossary(store.db)
  await refreshStatistics(store)
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

/** Who neither sends the rest of a request nor reads the answer within so long does not hold a stop up. */
const closingMilliseconds = 10_000

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
  const keys = { current: secretKey, previous: config.previousSecretKey }
  const jobs = withJobs ? openJobs(store, app.log) : noJobs
  const outbox = openMessages(config, store.db, keys, jobs, app.log)
  const services: Services = {
    config,
    store,
    db: store.db,
    secretKey,
    keys,
    outbox,
    files: await openFileStore(config),
    settings: openSettings(store.db),
    log: app.log,
  }
  const unreadable = {
    identities: await resealIdentities(store.db, keys),
    changes: await resealSubmissions(store.db, keys),
    secondFactors: await resealSecondFactors(store.db, keys),
  }
  if (Object.values(unreadable).some((count) => count > 0)) {
    app.log.error({ unreadable }, 'data are sealed with another SECRET_KEY')
  }
  if (config.isDemo) await seedDemo(services)

  let follower: SearchFollower | null = null
  const { engine, sequence } = await openSearchEngine({
    snapshotPath: await snapshotFile(store.db, folder),
    log: (event) => app.log.warn({ search: event }, 'search engine'),
    onRestart: (from) => follower?.rewind(from),
  })
  follower = followChanges(services, engine, sequence, {
    law: (ids) => searchGroups(store.db, ids),
    case: (ids) => caseGroups(store.db, ids),
    concepts: () => searchConcepts(store.db),
  })

  readSessions(app, services)
  auditCalls(app, store.db)
  rememberAnswers(app, services)
  await documentCalls(app)
  healthRoutes(app, services)
  accountRoutes(app, services)
  const labels = openLabels(store.db)
  const opened = follower
  const nameBasis = async () => [await labels.current()]
  const listBasis = async () => [opened.position(), todayInShanghai(), ...(await nameBasis())]
  const caches = {
    details: openAnswerCache(async () => [await lastChange(store.reader()), ...(await listBasis())]),
    lists: openAnswerCache(listBasis),
    names: openAnswerCache(nameBasis),
  }
  lawRoutes(app, services, { engine, labels, departments: openDepartments(store.db) }, caches)
  const caseSearch = { engine, labels, names: openCaseNames(store.db) }
  caseRoutes(app, services, caseSearch, caches)
  documentRoutes(app, services, {
    labels,
    readCase: (id, choice) => showCase(store.reader(), caseSearch, id, choice),
  })
  referenceRoutes(
    app,
    services,
    {
      LAW_REGULATIONS: () => countriesOfLaws(store.db),
      JUDICIAL_CASE: () => countriesOfCases(store.db),
    },
    caches,
  )
  referenceAdminRoutes(app, services, () => labels.forget())
  glossaryRoutes(app, services)
  glossaryAdminRoutes(app, services, () => opened.wake())
  citationRoutes(app, services, labels)
  fileRoutes(app, services)
  messageRoutes(app, services)
  conversationRoutes(app, services)
  reportRoutes(app, services)
  adminRoutes(app, services)
  profileRoutes(app, services)
  homeRoutes(app, { laws: () => lawCounts(store.db), cases: () => caseCount(store.db) }, caches)
  if (withPages) {
    await servePages(app, services, {
      count: () => lawPageCount(store.reader()),
      list: (offset, limit) => lawPages(store.reader(), offset, limit),
    })
  }
  await jobs.start(
    [
      { name: 'reread-citations', cron: '*/5 * * * *', run: () => rereadCitations(store.db) },
      { name: 'purge-expired', cron: '17 * * * *', run: () => purgeExpired(store.db) },
      { name: 'purge-files', cron: '37 * * * *', run: () => purgeFiles(services) },
      { name: 'purge-messages', cron: '27 3 * * *', run: () => purgeMessages(store.db) },
      { name: 'sweep-messages', cron: '* * * * *', run: () => outbox.wake() },
      { name: 'refresh-statistics', cron: '*/10 * * * *', run: () => refreshStatistics(store) },
      {
        name: 'refresh-wordings',
        cron: '1 0 * * *',
        run: () => refreshWordings(store.db, todayInShanghai()),
      },
    ],
    [{ name: deliveryJob, run: (id) => outbox.deliver(id) }],
  )
  await app.ready()

  return {
    app,
    services,
    follower: opened,
    close: async () => {
      const cutting = setTimeout(() => app.server.closeAllConnections(), closingMilliseconds)
      await app.close()
      clearTimeout(cutting)
      await jobs.stop()
      await opened.stop()
      await engine.close()
      await store.close()
      folder.release()
    },
  }
}
