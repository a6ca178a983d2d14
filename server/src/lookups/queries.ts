import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { lookupLifecycle } from '@portal/protocol/lookups/lifecycle.ts'
import { deskLookupsList, ownLookupsList } from '@portal/protocol/lookups/lists.ts'
import { sql, type Expression, type Selectable, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { accounts } from '../account/door.ts'
import { threadOf, unreadFrom } from '../conversations/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { movesOf } from '../kernel/history.ts'

/** Columns of every lookup that is shown, with the title of its result as far as it is written. */
function shown<Row>(rows: SelectQueryBuilder<Tables, 'lookup', Row>) {
  return rows
    .select(['lookup.id', 'lookup.code', 'lookup.state', 'lookup.account_id', 'lookup.assigned_to'])
    .select(['lookup.country', 'lookup.departments', 'lookup.question', 'lookup.language'])
    .select(['lookup.submitted_at', 'lookup.accepted_at', 'lookup.cancelled_at', 'lookup.completed_at'])
    .select(['lookup.due_on', 'lookup.quoted_at'])
    .select(sql<boolean>`lookup.reason is not null`.as('is_declined'))
    .select((eb) =>
      eb
        .selectFrom('lookup_result')
        .select('lookup_result.title')
        .whereRef('lookup_result.lookup_id', '=', 'lookup.id')
        .as('title'),
    )
}

/** What a lookup is called by and asks; of a result that is handed over, its title. */
const searchedColumns = [
  'lookup.code',
  'lookup.question',
  sql`(select lookup_result.title from lookup_result
    where lookup_result.lookup_id = lookup.id and lookup.state = 'COMPLETED')`,
]

const { subject } = lookupLifecycle
const thread = threadOf(subject, 'lookup.id').as('conversation_id')
const unread = unreadFrom(subject, 'lookup.id', 'lookup.account_id').as('unread')

const ownPages = tabbedPages(
  ownLookupsList,
  (db: Database, { accountId }: { accountId: string }) =>
    ({ state, keyword }: Wanted<typeof ownLookupsList>) =>
      db
        .selectFrom('lookup')
        .where('lookup.account_id', '=', accountId)
        .where('lookup.state', '!=', 'DELETED')
        .$if(state !== undefined, (query) => query.where('lookup.state', '=', state!))
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  () => ({
    key: 'lookup.id',
    tab: 'lookup.state',
    orders: { newest: [['lookup.submitted_at', 'desc']], oldest: [['lookup.submitted_at', 'asc']] },
    select: shown,
  }),
)

/** The lookups that an account applied for. */
export function ownLookupsPage(db: Database, accountId: string, asked: PageWanted<typeof ownLookupsList>) {
  return ownPages(db, { accountId }, asked)
}

export type LookupShown = Omit<Awaited<ReturnType<typeof ownLookupsPage>>['rows'][number], 'told'>

/** What waits for the desk: to be answered, or to be ready by today. */
const waitsFor = {
  DECISION: sql<boolean>`lookup.state = 'SUBMITTED' and lookup.quoted_at is null`,
  RESULT: sql<boolean>`lookup.state = 'INVESTIGATING'
    and lookup.due_on <= (now() at time zone 'Asia/Shanghai')::date`,
}

const deskPages = tabbedPages(
  deskLookupsList,
  (db: Database, { deskId }: { deskId: string }) =>
    ({ state, keyword, country, waits, assigned }: Wanted<typeof deskLookupsList>) =>
      db
        .selectFrom('lookup')
        .where('lookup.state', '!=', 'DELETED')
        .$if(state !== undefined, (query) => query.where('lookup.state', '=', state!))
        .$if(country !== undefined, (query) => query.where('lookup.country', '=', country!))
        .$if(waits !== undefined, (query) => query.where(waitsFor[waits!]))
        .$if(assigned === 'ME', (query) => query.where('lookup.assigned_to', '=', deskId))
        .$if(assigned === 'NOBODY', (query) => query.where('lookup.assigned_to', 'is', null))
        .$if(assigned === 'OPEN', (query) =>
          query.where((eb) =>
            eb.or([eb('lookup.assigned_to', 'is', null), eb('lookup.assigned_to', '=', deskId)]),
          ),
        )
        .$if(keyword !== undefined, (query) =>
          query.where(hasText([...searchedColumns, 'lookup.applicant', 'lookup.company'], keyword!)),
        ),
  (db) => ({
    key: 'lookup.id',
    toldOf: db,
    tab: 'lookup.state',
    orders: {
      due: [
        [sql`case when lookup.state = 'INVESTIGATING' then lookup.due_on end`, 'asc'],
        [sql`case when lookup.state = 'SUBMITTED' then lookup.submitted_at end`, 'asc'],
        ['lookup.submitted_at', 'desc'],
      ],
      newest: [['lookup.submitted_at', 'desc']],
      oldest: [['lookup.submitted_at', 'asc']],
    },
    select: (rows) =>
      shown(rows)
        .innerJoin(accounts(db), 'account.id', 'lookup.account_id')
        .select(['account.username', 'lookup.applicant', 'lookup.company'])
        .select(unread),
  }),
)

/** The lookups that the desk works on. */
export function deskLookupsPage(db: Database, deskId: string, asked: PageWanted<typeof deskLookupsList>) {
  return deskPages(db, { deskId }, asked)
}

export type LookupFound = NonNullable<Awaited<ReturnType<typeof findLookup>>>

const lookupById = statement((db, { id }: { id: string }) =>
  shown(db.selectFrom('lookup'))
    .innerJoin(accounts(db), 'account.id', 'lookup.account_id')
    .select(['account.username', 'lookup.applicant', 'lookup.company', 'lookup.phone', 'lookup.email'])
    .select(['lookup.matter', 'lookup.proceedings', 'lookup.is_foreign_investment', 'lookup.needs_notary'])
    .select(['lookup.needs_translation', 'lookup.expected_cost', 'lookup.expected_days', 'lookup.is_sample'])
    .select(['lookup.allows_release', 'lookup.quoted_cost', 'lookup.quoted_days', 'lookup.quote_note'])
    .select(['lookup.quote_accepted_at', 'lookup.reason'])
    .select([thread, unread, movesOf(subject, 'lookup.id').as('moves')])
    .where('lookup.id', '=', id)
    .select(
      sql<string[]>`array(select file_id from lookup_file
        where lookup_id = lookup.id and not is_result order by position)`.as('file_ids'),
    )
    .leftJoin('lookup_release', 'lookup_release.lookup_id', 'lookup.id')
    .select(['lookup_release.question as released_question', 'lookup_release.released_at'])
    .where('lookup.state', '!=', 'DELETED'),
)

/** A lookup whole, but a deleted one. */
export async function findLookup(db: Database, id: string) {
  const [row] = await lookupById(db, { id })
  return row
}

/** The files of an application, or of its result, in their order. */
export async function filesOfLookup(db: Database, lookupId: string, isResult: boolean): Promise<string[]> {
  const rows = await db
    .selectFrom('lookup_file')
    .select('file_id')
    .where('lookup_id', '=', lookupId)
    .where('is_result', '=', isResult)
    .orderBy('position')
    .execute()
  return rows.map(({ file_id: file }) => file)
}

/** What a result quotes, in its order; no column of it is of a kind that JSON does not have. */
function rowsOf<Table extends 'lookup_provision' | 'lookup_case'>(table: Table) {
  return sql<Selectable<Tables[Table]>[]>`coalesce((
    select json_agg(quoted order by quoted.position) from ${sql.table(table)} as quoted
    where quoted.lookup_id = lookup_result.lookup_id), '[]')`
}

const resultRow = statement((db, { lookupId }: { lookupId: string }) =>
  db
    .selectFrom('lookup_result')
    .selectAll()
    .select(
      sql<string[]>`array(select file_id from lookup_file
        where lookup_file.lookup_id = lookup_result.lookup_id and is_result order by position)`.as(
        'file_ids',
      ),
    )
    .select([rowsOf('lookup_provision').as('provisions'), rowsOf('lookup_case').as('cases')])
    .where('lookup_id', '=', lookupId),
)

/** The result of a lookup with what it quotes, as far as it is written. */
export async function findResult(db: Database, lookupId: string) {
  const [result] = await resultRow(db, { lookupId })
  return result ?? null
}

export type ResultFound = NonNullable<Awaited<ReturnType<typeof findResult>>>

/** The answers of results, by the ids of their lookups. */
export async function answersOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lookup_result')
    .select(['lookup_id', 'answer'])
    .where('lookup_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ lookup_id: id, answer }) => [id, answer]))
}

async function countWhere(db: Database, holds: Expression<SqlBool>): Promise<number> {
  const { count } = await db
    .selectFrom('lookup')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(holds)
    .executeTakeFirstOrThrow()
  return count
}

/** How many lookups have got their result, deleted since or not. */
export function countCompleted(db: Database): Promise<number> {
  return countWhere(db, sql<boolean>`completed_at is not null`)
}

/** How many lookups wait for the desk's decision. */
export function countUndecided(db: Database): Promise<number> {
  return countWhere(db, waitsFor.DECISION)
}

/** How many are to be ready by today. */
export function countDue(db: Database): Promise<number> {
  return countWhere(db, waitsFor.RESULT)
}

/** When those were accepted and completed that were completed in the last year. */
export function completedLately(db: Database) {
  return db
    .selectFrom('lookup')
    .select(['accepted_at', 'completed_at'])
    .where('completed_at', '>', sql<Date>`now() - interval '1 year'`)
    .execute()
}
