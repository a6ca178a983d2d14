import type { Logger } from 'kysely'
import type { Config } from '../kernel/config.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'
import { refreshStatistics } from '../kernel/database/refresh-statistics.ts'
import type { Store } from '../kernel/database/store.ts'
import { features } from './features.ts'

/** Brings a store to the newest migration, and loads the facts that every portal holds. */
export async function prepareStore(store: Store): Promise<void> {
  await migrate(store.db)
  for (const { seed } of features) await seed?.(store.db)
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
        log,
      })
    : await openPglite(config.dataDir, undefined, log)
  await prepareStore(store)
  await refreshStatistics(store)
  return store
}
