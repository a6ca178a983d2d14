import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the portal keeps the backups that it makes of itself. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** `2026-11-23T0340.backup.gz`, in UTC, so that their names stand in the order of their days. */
const name = /^\d{4}-\d\d-\d\dT\d{4}\.backup\.gz$/

/** The path of a backup that is made at a moment. */
export function backupPath(dataDir: string, at: Date): string {
  const minute = at
    .toISOString()
    .slice(0, 16)
    .replaceAll(/(?<=T\d\d):/g, '')
  return join(backupFolder(dataDir), `${minute}.backup.gz`)
}

/** The backups that the portal has made, the last first. */
export function ownBackups(dataDir: string): string[] {
  const folder = backupFolder(dataDir)
  try {
    const files = readdirSync(folder).filter((file) => name.test(file))
    return files
      .toSorted()
      .toReversed()
      .map((file) => join(folder, file))
  } catch {
    return []
  }
}

export const latestBackup = (dataDir: string): string | null => ownBackups(dataDir)[0] ?? null
