import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'

export type SamplePeople = Map<string, Pick<Caller, 'accountId' | 'userType' | 'verification' | 'language'>>

/** The demo accounts and the samples beside them by their usernames, as those who act. */
export async function samplePeople(db: Database): Promise<SamplePeople> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'user_type', 'verification'])
    .where((eb) => eb.or([eb('username', 'like', 'demo\\_%'), eb('username', 'like', 'sample\\_%')]))
    .execute()
  return new Map(
    rows.map(({ id: accountId, username, user_type: userType, verification }) => [
      username,
      { accountId, userType, verification, language: languages[0] },
    ]),
  )
}
