import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'kysely'
import type { Config } from '../kernel/config.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'
import { probeTables } from '../kernel/database/probe-tables.ts'
import { StoreDamaged } from '../kernel/database/store-damaged.ts'
import { plainReason } from '../kernel/plain-reason.ts'
import { refreshStatistics } from '../kernel/database/refresh-statistics.ts'
import type { Store } from '../kernel/database/store.ts'
import { features } from './features.ts'

/** Brings a store to the newest migration, and loads the facts that every portal holds. */
export async function prepareStore(store: Store): Promise<void> {
  await migrate(store.db)
  for (const { seed } of features) await seed?.(store.db)
}

/** Opens the embedded store, where nothing of it is damaged. A portal on PostgreSQL does not load it. */
async function openEmbedded(dataDir: string, log?: Logger): Promise<Store> {
  const inStore = (file: string) => existsSync(join(dataDir, 'pglite', file))
  // Without the one it would be taken for new, and made anew over what the other says.
  if (inStore('global/pg_control') && !inStore('PG_VERSION')) {
    throw new StoreDamaged(dataDir, 'PG_VERSION is missing')
  }
  const { openPglite } = await import('../kernel/database/open-pglite.ts')
  try {
    const store = await openPglite(dataDir, undefined, log)
    await probeTables(store.db)
    return store
  } catch (error) {
    // What the system does not allow is no damage.
    if (plainReason(error) !== null) throw error
    const isPlain = error instanceof Error && !(error instanceof WebAssembly.RuntimeError)
    throw new StoreDamaged(dataDir, isPlain ? error.message : 'PostgreSQL cannot open it')
  }
}

/** Opens the store the settings name, prepared; `log` is told of each statement. */
export async function openStore(
  config: Config,
  onError: (error: Error) => void,
  log?: Logger,
): Promise<Store> {
  const store = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databaseReadUrls, onError, {
        standbyUrls: config.databaseStandbyUrls,
        connections: config.databaseConnections,
        log,
      })
    : await openEmbedded(config.dataDir, log)
  await prepareStore(store)
  await refreshStatistics(store)
  return store
}
