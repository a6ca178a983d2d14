import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import {
  agreedStates,
  cooperationLifecycle,
  openCooperationStates,
} from '@portal/protocol/requirements/lifecycle.ts'
import { signedUpList } from '@portal/protocol/requirements/lists.ts'
import { sql } from 'kysely'
import { threadOf } from '../conversations/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { sidedMovesOf } from '../kernel/history.ts'
import { providerAt } from '../providers/door.ts'
import { isIntendedFor, searchedColumns, shown } from './queries.ts'

const cooperationColumns = [
  'cooperation.id',
  'cooperation.requirement_id',
  'cooperation.account_id',
  'cooperation.state',
  'cooperation.note',
  'cooperation.firm',
  'cooperation.fee_from',
  'cooperation.fee_to',
  'cooperation.days',
  'cooperation.signed_up_at',
] as const

const { subject } = cooperationLifecycle

/** In these the two sides write to each other. */
export const writtenStates = [...openCooperationStates, 'COMPLETED'] as const

const isWritten = sql<boolean>`cooperation.state in (${sql.join(writtenStates.map((one) => sql.lit(one)))})`
const thread = threadOf(subject, 'cooperation.id', isWritten).as('conversation_id')
const moves = sidedMovesOf(subject, 'cooperation.id', 'cooperation.account_id').as('moves')

const signedUpPages = tabbedPages(
  signedUpList,
  (db: Database, { accountId }: { accountId: string }) =>
    ({ state, keyword }: Wanted<typeof signedUpList>) =>
      db
        .selectFrom('cooperation')
        .innerJoin('requirement', 'requirement.id', 'cooperation.requirement_id')
        .where('cooperation.account_id', '=', accountId)
        .where((eb) =>
          eb.or([eb('requirement.state', '!=', 'DELETED'), eb('cooperation.state', 'in', agreedStates)]),
        )
        .$if(state !== undefined, (query) => query.where('cooperation.state', '=', state!))
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  (db) => ({
    key: 'cooperation.id',
    tab: 'cooperation.state',
    orders: {
      newest: [['cooperation.signed_up_at', 'desc']],
      deadline: [['requirement.deadline', 'asc']],
    },
    select: (rows) =>
      shown(
        db,
        rows
          .select(['cooperation.id as sign_up_id', 'cooperation.state as own_sign_up'])
          .select(['cooperation.signed_up_at', thread])
          .select(isIntendedFor(sql.ref('cooperation.account_id')).as('is_intended')),
      ),
  }),
)

/** What an account has signed up for; of what was deleted since, what both had agreed on. */
export function signedUpPage(db: Database, accountId: string, asked: PageWanted<typeof signedUpList>) {
  return signedUpPages(db, { accountId }, asked)
}

const signUpsFound = (db: Database) =>
  db
    .selectFrom('cooperation')
    .select(cooperationColumns)
    .select([thread, moves])
    .select(providerAt(db, 'cooperation.account_id').as('provider'))

const signUpRow = statement(
  (db, { requirementId, accountId }: { requirementId: string; accountId: string }) =>
    signUpsFound(db).where('requirement_id', '=', requirementId).where('account_id', '=', accountId),
)

/** An account's sign-up for a requirement, with its provider. */
export async function signUpOf(db: Database, requirementId: string, accountId: string) {
  const [row] = await signUpRow(db, { requirementId, accountId })
  return row
}

export type CooperationFound = NonNullable<Awaited<ReturnType<typeof signUpOf>>>

/** What says what may be done with a sign-up. */
export type CooperationShown = Pick<CooperationFound, 'id' | 'requirement_id' | 'account_id' | 'state'>

const signUpRows = statement((db, { requirementId }: { requirementId: string }) =>
  signUpsFound(db)
    .where('requirement_id', '=', requirementId)
    .orderBy(sql`state not in ('COOPERATING', 'IN_NEGOTIATION', 'SIGNED_UP')`)
    .orderBy(
      sql`not exists (
        select from requirement_partner
        where requirement_partner.requirement_id = cooperation.requirement_id
          and requirement_partner.account_id = cooperation.account_id)`,
    )
    .orderBy('signed_up_at')
    .orderBy('id'),
)

/**
 * The sign-ups of a requirement with their providers: those that run, those whom the owner has in mind, then the oldest
 * first.
 */
export function signUpsOf(db: Database, requirementId: string) {
  return signUpRows(db, { requirementId })
}
