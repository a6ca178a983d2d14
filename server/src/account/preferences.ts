import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { holdMakerAlone } from './hold-used.ts'

/** How an account's owner wants to be told. */
export interface Preferences {
  language: Language
  wantsMail: boolean
}

export async function preferencesOf(db: Database, accountId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('account')
    .select(['language', 'wants_mail'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { language: row.language, wantsMail: row.wants_mail }
}

export async function keepPreferences(
  db: Database,
  accountId: string,
  { language, wantsMail }: Preferences,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdMakerAlone(transaction, accountId)
    await transaction
      .updateTable('account')
      .set({ language, wants_mail: wantsMail })
      .where('id', '=', accountId)
      .execute()
  })
}
