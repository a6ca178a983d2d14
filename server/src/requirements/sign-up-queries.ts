import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import {
  agreedStates,
  cooperationLifecycle,
  openCooperationStates,
} from '@portal/protocol/requirements/lifecycle.ts'
import { signedUpList } from '@portal/protocol/requirements/lists.ts'
import { sql } from 'kysely'
import { threadOf } from '../conversations/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { sidedMovesOf } from '../kernel/history.ts'
import { searchedColumns } from './queries.ts'

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
  () => ({
    key: 'cooperation.id',
    tab: 'cooperation.state',
    orders: {
      newest: [['cooperation.signed_up_at', 'desc']],
      deadline: [['requirement.deadline', 'asc']],
    },
    select: (rows) => rows.select(cooperationColumns).select(thread),
  }),
)

/** What an account has signed up for; of what was deleted since, what both had agreed on. */
export function signedUpPage(db: Database, accountId: string, asked: PageWanted<typeof signedUpList>) {
  return signedUpPages(db, { accountId }, asked)
}

export type CooperationShown = Omit<Awaited<ReturnType<typeof signedUpPage>>['rows'][number], 'told'>

const signUpRow = statement(
  (db, { requirementId, accountId }: { requirementId: string; accountId: string }) =>
    db
      .selectFrom('cooperation')
      .select(cooperationColumns)
      .select([thread, moves])
      .where('requirement_id', '=', requirementId)
      .where('account_id', '=', accountId),
)

export async function signUpOf(db: Database, requirementId: string, accountId: string) {
  const [row] = await signUpRow(db, { requirementId, accountId })
  return row
}

const signUpStates = statement((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db
    .selectFrom('cooperation')
    .select(['requirement_id', 'state'])
    .where('account_id', '=', accountId)
    .where(amongIds('requirement_id', ids)),
)

/** What became of an account's sign-ups, by requirement. */
export async function statesOfSignUps(db: Database, accountId: string, requirementIds: readonly string[]) {
  if (requirementIds.length === 0) return new Map<string, never>()
  const rows = await signUpStates(db, { accountId, ids: requirementIds })
  return new Map(rows.map(({ requirement_id: id, state }) => [id, state]))
}

export type CooperationFound = NonNullable<Awaited<ReturnType<typeof signUpOf>>>

const signUpRows = statement((db, { requirementId }: { requirementId: string }) =>
  db
    .selectFrom('cooperation')
    .select(cooperationColumns)
    .select([thread, moves])
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

/** The sign-ups of a requirement: those that run, those whom the owner has in mind, then the oldest first. */
export function signUpsOf(db: Database, requirementId: string): Promise<CooperationFound[]> {
  return signUpRows(db, { requirementId })
}
