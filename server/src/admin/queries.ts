import { emailKey } from '@portal/protocol/account/rules/names.ts'
import { toE164 } from '@portal/protocol/account/rules/phone.ts'
import type { AccountState, UserType, VerificationState } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

export interface PeopleChoice {
  keyword?: string | undefined
  userType?: UserType | undefined
  state?: AccountState | undefined
  verification?: VerificationState | undefined
}

/** Accounts with the name of the company, agency or lawyer. */
function accounts(db: Database) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.account_id', 'account.id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
}

const shownName = sql<string | null>`coalesce(company.name, agency.name, lawyer.name)`

function chosen(db: Database, { keyword, userType, state, verification }: PeopleChoice) {
  const asked = keyword?.toLowerCase()
  return accounts(db)
    .$if(Boolean(asked), (query) =>
      query.where((eb) => {
        const phone = toE164(keyword!, 'CN')
        return eb.or([
          sql<boolean>`strpos(account.username_key, ${asked}) > 0`,
          sql<boolean>`strpos(lower(${shownName}), ${asked}) > 0`,
          eb('account.email', '=', emailKey(keyword!)),
          ...(phone ? [eb('account.phone', '=', phone)] : []),
        ])
      }),
    )
    .$if(userType !== undefined, (query) => query.where('account.user_type', '=', userType!))
    .$if(state !== undefined, (query) => query.where('account.state', '=', state!))
    .$if(verification !== undefined, (query) => query.where('account.verification', '=', verification!))
}

const personColumns = [
  'account.id',
  'username',
  'user_type',
  'state',
  'verification',
  'phone',
  'email',
  'created_at',
] as const

export function countPeople(db: Database, choice: PeopleChoice): Promise<{ count: number }> {
  return chosen(db, choice)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
}

export function listPeople(db: Database, choice: PeopleChoice, part: { offset: number; limit: number }) {
  return chosen(db, choice)
    .select(personColumns)
    .select(shownName.as('name'))
    .orderBy('created_at', 'desc')
    .orderBy('account.id')
    .offset(part.offset)
    .limit(part.limit)
    .execute()
}

export function findPerson(db: Database, id: string) {
  return accounts(db)
    .select([...personColumns, 'picture', 'admin_roles'])
    .select(shownName.as('name'))
    .select((eb) =>
      eb
        .selectFrom('session')
        .select((session) => session.fn.max('last_used_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('last_used_at'),
    )
    .where('account.id', '=', id)
    .executeTakeFirst()
}

/**
 * Holds an account until commit, and with it all that have SUPER: of two who would take the last ones' account or role
 * away, the second sees what the first did. In the order of ids, so that no two wait for each other.
 */
export async function holdAccount(transaction: Database, id: string) {
  const rows = await transaction
    .selectFrom('account')
    .select(['id', 'user_type', 'admin_roles', 'state'])
    .where((eb) => eb.or([eb('id', '=', id), sql<boolean>`'SUPER' = any(admin_roles)`]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const isLastSuper = !rows.some(
    (row) => row.id !== id && row.state === 'ACTIVE' && row.admin_roles.includes('SUPER'),
  )
  const held = rows.find((row) => row.id === id)
  return held && { ...held, isLastSuper }
}
