import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
  constructor(path: string) {
    super(
      `The data folder ${path} is in use by another portal. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
}

export interface DataFolder {
  path: string
  release(): void
}

/**
 * Opens the data folder for this process alone.
 *
 * The lock is an exclusive SQLite transaction on a file of its own: the operating system drops it when the
 * process ends, however it ends, so that no stale lock is ever left behind. Two embedded stores on one
 * folder would destroy it.
 *
 * @throws DataFolderInUse
 */
export function openDataFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(path, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DataFolderInUse(path)
  }
  return { path, release: () => lock.close() }
}

/** The secret key kept in the data folder, made on first use. */
export function storedSecretKey(folder: DataFolder): string {
  const file = join(folder.path, 'secret-key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const key = randomBytes(32).toString('base64url')
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
    return key
  }
}
