import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../../kernel/database/store.ts'
import { invalidInput } from '../../kernel/refusal.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { entryColumns, type EntryGiven } from '../entry-columns.ts'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Adds a country, or changes it.
 *
 * @throws Refusal where ISO 3166 knows no such code
 */
export async function saveCountry(
  db: Database,
  { code, ...given }: { code: string } & EntryGiven,
  language: Language,
): Promise<null> {
  if (!regions.of(code)) {
    throw invalidInput([{ field: 'code', message: fieldMessage('notChoice', language) }])
  }
  const columns = entryColumns(given)
  await db
    .insertInto('country')
    .values({ code, ...columns })
    .onConflict((on) => on.column('code').doUpdateSet(columns))
    .execute()
  return null
}
