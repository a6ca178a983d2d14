import { perDatabase } from '../kernel/database/per-database.ts'
import type { Database } from '../kernel/database/store.ts'
import { openWordsOfNames } from '../kernel/database/words-of-names.ts'
import { causesNamed, courtsNamed } from './queries.ts'

/** Names of courts and causes in the reader's language, by their canonical names. */
function openCaseNames(db: Database) {
  return {
    courts: openWordsOfNames(db, 'case', (names) => courtsNamed(db, names)),
    causes: openWordsOfNames(db, 'case', (names) => causesNamed(db, names)),
  }
}

export const caseNamesOf = perDatabase(openCaseNames)

export type CaseNames = ReturnType<typeof openCaseNames>
