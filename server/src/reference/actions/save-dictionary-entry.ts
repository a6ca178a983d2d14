import type { Language } from '@portal/protocol/kernel/languages.ts'
import { openDictionaries } from '@portal/protocol/reference/admin-calls.ts'
import type { Database } from '../../kernel/database/store.ts'
import { invalidInput, Refusal } from '../../kernel/refusal.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { allEntries } from '../queries.ts'
import { entryColumns, type EntryGiven } from '../entry-columns.ts'

/**
 * Adds an entry to a dictionary, or changes it.
 *
 * @throws Refusal where there is no such dictionary, or it takes no new entries
 */
export async function saveDictionaryEntry(
  db: Database,
  { type, code, ...given }: { type: string; code: string } & EntryGiven,
  language: Language,
): Promise<null> {
  const entries = await allEntries(db, type)
  if (entries.length === 0) throw new Refusal('notFound')
  const isOpen = (openDictionaries as readonly string[]).includes(type)
  if (!isOpen && !entries.some((entry) => entry.code === code)) {
    throw invalidInput([{ field: 'code', message: fieldMessage('notChoice', language) }])
  }
  const columns = entryColumns(given)
  await db
    .insertInto('dictionary_entry')
    .values({ type, code, ...columns })
    .onConflict((on) => on.columns(['type', 'code']).doUpdateSet(columns))
    .execute()
  return null
}
