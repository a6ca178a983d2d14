import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** The system does not let this process use the data folder. */
export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'
  constructor(path: string, reason: string) {
    super(
      `The data folder ${path} cannot be used: ${reason}. It must be a folder that this user may write, on a disk with room; DATA_DIR names another.`,
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
 * @throws DataFolderInUse, DataFolderUnusable
 */
export function openDataFolder(path: string): DataFolder {
  const lock = openLock(path)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const { errcode, message } = error as { errcode?: number; message: string }
    throw errcode === sqliteBusy ? new DataFolderInUse(path) : new DataFolderUnusable(path, message)
  }
  return { path, release: () => lock.close() }
}

/** SQLite: somebody else holds the lock. */
const sqliteBusy = 5

function openLock(path: string): DatabaseSync {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return new DatabaseSync(join(path, 'lock'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new DataFolderUnusable(path, code ?? message)
  }
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
