import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import { perDatabase } from '../kernel/database/per-database.ts'
import type { Database } from '../kernel/database/store.ts'
import { causesNamed, courtsNamed } from './queries.ts'

/** The words of canonical names, read once. */
function openWords(read: (names: string[]) => Promise<{ name: string; words: Words | null }[]>) {
  const known = new Map<string, Words>()
  return {
    /** Loads the names not yet known of these. */
    async load(names: Iterable<string>): Promise<void> {
      const missing = [...new Set(names)].filter((name) => !known.has(name))
      if (missing.length === 0) return
      for (const { name, words } of await read(missing)) if (words) known.set(name, words)
    },
    in(name: string, language: Language): string {
      const words = known.get(name)
      return words ? inLanguage(words, language) : name
    },
  }
}

/** Names of courts and causes in the reader's language, by their canonical names. */
function openCaseNames(db: Database) {
  return {
    courts: openWords((names) => courtsNamed(db, names)),
    causes: openWords((names) => causesNamed(db, names)),
  }
}

export const caseNamesOf = perDatabase(openCaseNames)

export type CaseNames = ReturnType<typeof openCaseNames>
