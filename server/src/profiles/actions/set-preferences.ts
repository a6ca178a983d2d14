import type { preferences } from '@portal/protocol/profiles/schemas.ts'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'

type Preferences = z.output<typeof preferences>

/** How the account's owner wants to be told. */
export async function showPreferences(db: Database, accountId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('account')
    .select(['language', 'wants_mail'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { language: row.language, wantsMail: row.wants_mail }
}

export async function setPreferences(
  db: Database,
  accountId: string,
  { language, wantsMail }: Preferences,
): Promise<null> {
  await db
    .updateTable('account')
    .set({ language, wants_mail: wantsMail })
    .where('id', '=', accountId)
    .execute()
  return null
}
