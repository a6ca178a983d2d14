import { statement } from '../kernel/database/statement.ts'
import { agencies, lawyers } from '../profiles/door.ts'
import { approvedAtOf } from '../verification/door.ts'

/** What a lawyer of the directory says, and the licence that was verified. */
export const lawyerProfile = statement((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom(lawyers(db))
    .select(['brief', 'licence_country', 'licence_bar', 'licence_number'])
    .select(approvedAtOf('lawyer.account_id').as('approved_at'))
    .where('account_id', '=', accountId),
)

/** What an agency of the directory says, and what of it was verified. */
export const agencyProfile = statement((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom(agencies(db))
    .select(['brief', 'scope', 'address', 'website', 'contact_phone', 'contact_email'])
    .select(['established_on', 'size'])
    .select(approvedAtOf('agency.account_id').as('approved_at'))
    .where('account_id', '=', accountId),
)
