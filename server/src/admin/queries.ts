import { accountLifecycle } from '@portal/protocol/account/lifecycle.ts'
import { emailKey } from '@portal/protocol/account/rules/names.ts'
import { toE164 } from '@portal/protocol/account/rules/phone.ts'
import { peopleList } from '@portal/protocol/admin/lists.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { sql } from 'kysely'
import { accounts, namedMovesOf, sessions } from '../account/door.ts'
import { tabbedPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { agencies, companies, lawyers } from '../profiles/door.ts'

/** Accounts with the name of the company, agency or lawyer. */
function people(db: Database) {
  return db
    .selectFrom(accounts(db))
    .leftJoin(companies(db), 'company.account_id', 'account.id')
    .leftJoin(agencies(db), 'agency.account_id', 'account.id')
    .leftJoin(lawyers(db), 'lawyer.account_id', 'account.id')
}

const shownName = sql<string | null>`coalesce(company.name, agency.name, lawyer.name)`

const chosen =
  (db: Database) =>
  ({ keyword, userType, state, verification }: Wanted<typeof peopleList>) => {
    const asked = keyword?.toLowerCase()
    return people(db)
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

const pages = tabbedPages(peopleList, chosen, (db) => ({
  key: 'account.id',
  toldOf: db,
  tab: 'account.state',
  orders: {
    newest: [['account.created_at', 'desc']],
    oldest: [['account.created_at', 'asc']],
    username: [['account.username_key', 'asc']],
    'username-down': [['account.username_key', 'desc']],
  },
  select: (rows) => rows.select(personColumns).select(shownName.as('name')),
}))

export function peoplePage(db: Database, asked: PageWanted<typeof peopleList>) {
  return pages(db, {}, asked)
}

const personById = statement((db, { id }: { id: string }) =>
  people(db)
    .select([...personColumns, 'picture', 'admin_roles'])
    .select([shownName.as('name'), namedMovesOf(accountLifecycle.subject, 'account.id').as('history')])
    .select((eb) =>
      eb
        .selectFrom(sessions(db))
        .select((session) => session.fn.max('last_used_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('last_used_at'),
    )
    .where('account.id', '=', id),
)

export async function findPerson(db: Database, id: string) {
  return (await personById(db, { id }))[0]
}
