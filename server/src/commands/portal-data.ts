import type { Readable, Writable } from 'node:stream'
import { type QuestionDocument, type QuestionSaved, saveQuestions } from '../answered-questions/door.ts'
import { type CaseDocument, casesCalled, deleteCase, type SaveCaseOutcome, saveCases } from '../cases/door.ts'
import { refusedByStore } from '../import/refused-by-store.ts'
import type { Database } from '../kernel/database/store.ts'
import { deleteLaw, findLawByAddress, type LawDocument, saveLaw, type SaveOutcome } from '../laws/door.ts'
import {
  addAdministrator,
  listAdministrators,
  resetSecondFactor,
  type Administrator,
  type NewAdministrator,
} from './administrators.ts'
import { CommandRefused } from './command-refused.ts'
import { restoreBackup, type RestoreOptions } from './backup/restore-backup.ts'
import { writeBackup, type Backed } from './backup/write-backup.ts'
import { noteDone } from './note-done.ts'

/** What is imported, each kind by a command of its own. */
export const importedKinds = ['laws', 'cases', 'questions'] as const

export type ImportedKind = (typeof importedKinds)[number]

/** What can be taken back that was imported by mistake. */
export const removedKinds = ['law', 'case'] as const

export type RemovedKind = (typeof removedKinds)[number]

/** What the commands do to a portal's data: in its database, or through the portal that runs on it. */
export interface PortalData {
  /** Leaves the audit line of an import, before the first of it is stored. */
  noteImport(kind: ImportedKind): Promise<void>
  /** Stores documents in their order. */
  saveLaws(documents: LawDocument[]): Promise<SaveOutcome[]>
  /** Stores documents in their order, all or none. */
  saveCases(documents: CaseDocument[]): Promise<SaveCaseOutcome[]>
  /** Stores questions with the articles that answer them, all or none. */
  saveQuestions(questions: QuestionDocument[]): Promise<QuestionSaved[]>
  /** Removes a law with this address, or a case with this number or id; answers whether there was one. */
  remove(kind: RemovedKind, name: string): Promise<boolean>
  addAdministrator(input: NewAdministrator): Promise<void>
  listAdministrators(): Promise<Administrator[]>
  resetSecondFactor(username: string): Promise<void>
  backUp(to: Writable): Promise<void>
  /** Answers how many rows were restored. */
  restore(from: Readable, options: RestoreOptions): Promise<number>
}

/** Says in plain words why the database refuses documents. */
function refusedFor(documents: readonly { country: string }[]): (error: unknown) => never {
  return (error) => {
    throw refusedByStore(
      error,
      documents.map(({ country }) => country),
    )
  }
}

const removals: Record<RemovedKind, (db: Database, name: string) => Promise<boolean>> = {
  law: async (db, name) => {
    const law = await findLawByAddress(db, name)
    return law !== undefined && deleteLaw(db, law.id)
  },
  case: async (db, name) => {
    const [id, ...others] = await casesCalled(db, name)
    if (others.length > 0) {
      throw new CommandRefused(
        `Several cases have the number ${name}: call the one by the id in the address of its page.`,
      )
    }
    return id !== undefined && deleteCase(db, id)
  },
}

export function databaseData(backed: Backed): PortalData {
  const { db } = backed
  return {
    noteImport: (kind) => noteDone(db, `${kind}.import`),
    saveLaws: async (documents) => {
      const outcomes: SaveOutcome[] = []
      for (const document of documents) {
        outcomes.push(await saveLaw(db, document).catch(refusedFor([document])))
      }
      return outcomes
    },
    saveCases: (documents) => saveCases(db, documents).catch(refusedFor(documents)),
    saveQuestions: (questions) => saveQuestions(db, questions),
    remove: async (kind, name) => {
      const isRemoved = await removals[kind](db, name)
      if (isRemoved) await noteDone(db, `${kind}s.remove`, name)
      return isRemoved
    },
    addAdministrator: (input) => addAdministrator(db, input),
    listAdministrators: () => listAdministrators(db),
    resetSecondFactor: (username) => resetSecondFactor(db, username),
    backUp: async (to) => {
      await writeBackup(backed, to)
      await noteDone(db, 'backup.make')
    },
    restore: (from, options) => restoreBackup(backed, from, options),
  }
}
