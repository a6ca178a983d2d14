import type { Readable, Writable } from 'node:stream'
import { saveCases, type SaveCaseOutcome } from '../cases/actions/save-cases.ts'
import type { CaseDocument } from '../cases/document.ts'
import type { Database } from '../kernel/database/store.ts'
import { saveLaw, type SaveOutcome } from '../laws/actions/save-law.ts'
import type { LawDocument } from '../laws/document.ts'
import {
  addAdministrator,
  listAdministrators,
  type Administrator,
  type NewAdministrator,
} from './administrators.ts'
import { restoreBackup, type RestoreOptions } from './backup/restore-backup.ts'
import { writeBackup } from './backup/write-backup.ts'

/** What the commands do to a portal's data: in its database, or through the portal that runs on it. */
export interface PortalData {
  /** Stores documents in their order. */
  saveLaws(documents: LawDocument[]): Promise<SaveOutcome[]>
  /** Stores documents in their order, all or none. */
  saveCases(documents: CaseDocument[]): Promise<SaveCaseOutcome[]>
  addAdministrator(input: NewAdministrator): Promise<void>
  listAdministrators(): Promise<Administrator[]>
  backUp(to: Writable): Promise<void>
  /** Answers how many rows were restored. */
  restore(from: Readable, options: RestoreOptions): Promise<number>
}

export function databaseData(db: Database): PortalData {
  return {
    saveLaws: async (documents) => {
      const outcomes: SaveOutcome[] = []
      for (const document of documents) outcomes.push(await saveLaw(db, document))
      return outcomes
    },
    saveCases: (documents) => saveCases(db, documents),
    addAdministrator: (input) => addAdministrator(db, input),
    listAdministrators: () => listAdministrators(db),
    backUp: (to) => writeBackup(db, to),
    restore: (from, options) => restoreBackup(db, from, options),
  }
}
