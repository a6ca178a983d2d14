import { createWriteStream, globSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Portal } from '../app/open-portal.ts'
import { backupFolder, backupPath, ownBackups } from '../kernel/backup-folder.ts'
import { writeBackup, type Backed } from './backup/write-backup.ts'

const kept = 7
/** How the name of one that is being made ends. */
const unfinished = '.part'
const dayMilliseconds = 86_400_000
/** A start has other things to do; after that it is looked whether a day has gone by. */
const lookMilliseconds = 600_000

async function isDue(dataDir: string): Promise<boolean> {
  const [last] = ownBackups(dataDir)
  if (last === undefined) return true
  return Date.now() - (await stat(last)).mtimeMs >= dayMilliseconds
}

/** Makes a backup in the data folder, and forgets the oldest of those that were made so. */
export async function backUpOwn(backed: Backed, dataDir: string, at = new Date()): Promise<string> {
  await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 })
  // Of one that a crash has broken off.
  for (const draft of globSync(join(backupFolder(dataDir), `*${unfinished}`)))
    await rm(draft, { force: true })
  const file = backupPath(dataDir, at)
  const draft = `${file}${unfinished}`
  try {
    await writeBackup(backed, createWriteStream(draft, { mode: 0o600 }))
    // What bears the name is whole.
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  for (const old of ownBackups(dataDir).slice(kept)) await rm(old, { force: true })
  return file
}

export interface OwnBackups {
  /** Waits for the one that is being made. */
  close(): Promise<void>
}

/** Has a portal on the embedded store make a backup of itself each day, unless the settings say otherwise. */
export function keepOwnBackups({ services }: Portal): OwnBackups {
  const { config, store, db, files, log } = services
  if (store.kind !== 'pglite' || !config.hasBackups) return { close: async () => {} }
  const ending = new AbortController()
  const look = async () => {
    if (!(await isDue(config.dataDir))) return
    const file = await backUpOwn({ db, files }, config.dataDir)
    log.info({ file }, 'backed up')
  }
  const keep = async () => {
    for (;;) {
      await delay(lookMilliseconds, undefined, { signal: ending.signal, ref: false })
      await look().catch((error: unknown) => log.error({ err: error }, 'could not back up'))
    }
  }
  // Ends by being told to alone.
  const keeping = keep().catch(() => {})
  return {
    close: async () => {
      ending.abort()
      await keeping
    },
  }
}
