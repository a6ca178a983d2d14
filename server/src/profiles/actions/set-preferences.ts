import { keepPreferences, preferencesOf, type Preferences } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'

/** How the account's owner wants to be told. */
export function showPreferences(
  { db }: Services,
  _given: object,
  { accountId }: Caller,
): Promise<Preferences> {
  return preferencesOf(db, accountId)
}

export async function setPreferences(
  { db }: Services,
  { body }: { body: Preferences },
  { accountId }: Caller,
): Promise<null> {
  await keepPreferences(db, accountId, body)
  return null
}
