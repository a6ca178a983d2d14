import { setTimeout as delay } from 'node:timers/promises'
import { openStore } from '../app/open-store.ts'
import type { Config } from '../kernel/config.ts'
import { DataFolderInUse, openDataFolder, type DataFolder } from '../kernel/data-folder.ts'
import { openFileStore } from '../kernel/file-store.ts'
import { CommandRefused } from './command-refused.ts'
import { connectPortal } from './control-client.ts'
import { databaseData, type PortalData } from './portal-data.ts'

/** A portal that is starting holds the folder for this long at most before it takes commands. */
const patienceMilliseconds = 20_000
const retryMilliseconds = 200

export interface OpenData {
  data: PortalData
  close(): Promise<void>
}

/** The portal's data: PostgreSQL's, the running portal's, or the embedded store's when no portal runs. */
export async function openData(config: Config): Promise<OpenData> {
  if (config.databaseUrl) return openDatabase(config)
  const giveUpAt = Date.now() + patienceMilliseconds
  for (;;) {
    const data = await connectPortal(config.dataDir)
    if (data) return { data, close: async () => {} }
    const folder = tryOpenFolder(config.dataDir)
    if (folder) return openDatabase(config, folder)
    if (Date.now() > giveUpAt) {
      throw new CommandRefused(
        `The data folder ${config.dataDir} is in use by a process that takes no commands (another command, perhaps). Try again when it is done.`,
      )
    }
    await delay(retryMilliseconds)
  }
}

function tryOpenFolder(path: string): DataFolder | null {
  try {
    return openDataFolder(path)
  } catch (error) {
    if (error instanceof DataFolderInUse) return null
    throw error
  }
}

async function openDatabase(config: Config, folder?: DataFolder): Promise<OpenData> {
  const store = await openStore(config, (error) => process.stderr.write(`${error.message}\n`))
  return {
    data: databaseData({ db: store.db, files: await openFileStore(config) }),
    close: async () => {
      await store.close()
      folder?.release()
    },
  }
}
