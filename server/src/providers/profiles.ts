import type { Database } from '../kernel/database/store.ts'
import { agencies, lawyers } from '../profiles/door.ts'

/** What a lawyer of the directory says, and the licence that was verified. */
export function lawyerProfile(db: Database, accountId: string) {
  return db
    .selectFrom(lawyers(db))
    .select(['brief', 'licence_country', 'licence_bar', 'licence_number'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** What an agency of the directory says, and what of it was verified. */
export function agencyProfile(db: Database, accountId: string) {
  return db
    .selectFrom(agencies(db))
    .select(['brief', 'scope', 'address', 'website', 'contact_phone', 'contact_email'])
    .select(['established_on', 'size'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}
