import { backupFolder, latestBackup } from '../backup-folder.ts'

/** The embedded store cannot be read; the message says how to go back to the last backup. */
export class StoreDamaged extends Error {
  override name = 'StoreDamaged'
  constructor(dataDir: string, problem: string) {
    const last = latestBackup(dataDir)
    const way =
      last === null
        ? `There is no backup in ${backupFolder(dataDir)}: restore one that was kept elsewhere.`
        : `The last backup is ${last}: \`npm run restore -- ${last}\` puts it into a new store.`
    super(
      `The embedded store in ${dataDir} is damaged (${problem}). Stop all that uses it and move ${dataDir}/pglite away. ${way}`,
    )
  }
}
