import type { Words } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { allCountries, allEntries } from './queries.ts'

/** The words of a dictionary's codes in every language, those that are offered no more too. */
export async function wordsOfDictionary(db: Database, dictionary: string): Promise<Record<string, Words>> {
  const rows = await (dictionary === 'COUNTRY' ? allCountries(db) : allEntries(db, dictionary))
  return Object.fromEntries(rows.map(({ code, words }) => [code, words]))
}
