import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { deskLookupsList, ownLookupsList } from '@portal/protocol/lookups/lists.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { accounts } from '../account/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'

/** Columns of every lookup that is shown, with the title of its result as far as it is written. */
function shown<Row>(rows: SelectQueryBuilder<Tables, 'lookup', Row>) {
  return rows
    .select(['lookup.id', 'lookup.code', 'lookup.state', 'lookup.account_id', 'lookup.assigned_to'])
    .select(['lookup.country', 'lookup.departments', 'lookup.question', 'lookup.language'])
    .select(['lookup.submitted_at', 'lookup.accepted_at', 'lookup.cancelled_at', 'lookup.completed_at'])
    .select(['lookup.due_on', 'lookup.quoted_at'])
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

/** The lookups that an account applied for. */
export function ownLookupsPage(db: Database, accountId: string, asked: PageWanted<typeof ownLookupsList>) {
  const chosen = ({ state, keyword }: Wanted<typeof ownLookupsList>) =>
    db
      .selectFrom('lookup')
      .where('lookup.account_id', '=', accountId)
      .where('lookup.state', '!=', 'DELETED')
      .$if(state !== undefined, (query) => query.where('lookup.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(ownLookupsList, chosen, asked, {
    key: 'lookup.id',
    tab: 'lookup.state',
    orders: { newest: [['lookup.submitted_at', 'desc']], oldest: [['lookup.submitted_at', 'asc']] },
    select: shown,
  })
}

export type LookupShown = Omit<Awaited<ReturnType<typeof ownLookupsPage>>['rows'][number], 'told'>

/** The lookups that the desk works on. */
export function deskLookupsPage(db: Database, deskId: string, asked: PageWanted<typeof deskLookupsList>) {
  const chosen = ({ state, keyword, country, assigned }: Wanted<typeof deskLookupsList>) =>
    db
      .selectFrom('lookup')
      .where('lookup.state', '!=', 'DELETED')
      .$if(state !== undefined, (query) => query.where('lookup.state', '=', state!))
      .$if(country !== undefined, (query) => query.where('lookup.country', '=', country!))
      .$if(assigned === 'ME', (query) => query.where('lookup.assigned_to', '=', deskId))
      .$if(assigned === 'NOBODY', (query) => query.where('lookup.assigned_to', 'is', null))
      .$if(assigned === 'OPEN', (query) =>
        query.where((eb) =>
          eb.or([eb('lookup.assigned_to', 'is', null), eb('lookup.assigned_to', '=', deskId)]),
        ),
      )
      .$if(keyword !== undefined, (query) =>
        query.where(hasText([...searchedColumns, 'lookup.applicant', 'lookup.company'], keyword!)),
      )
  return tabbedPageOf(deskLookupsList, chosen, asked, {
    key: 'lookup.id',
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
        .select(['account.username', 'lookup.applicant', 'lookup.company']),
  })
}

export type LookupFound = NonNullable<Awaited<ReturnType<typeof findLookup>>>

/** A lookup whole, but a deleted one. */
export function findLookup(db: Database, id: string) {
  return shown(db.selectFrom('lookup'))
    .innerJoin(accounts(db), 'account.id', 'lookup.account_id')
    .select(['account.username', 'lookup.applicant', 'lookup.company', 'lookup.phone', 'lookup.email'])
    .select(['lookup.matter', 'lookup.proceedings', 'lookup.is_foreign_investment', 'lookup.needs_notary'])
    .select(['lookup.needs_translation', 'lookup.expected_cost', 'lookup.expected_days', 'lookup.is_sample'])
    .select(['lookup.allows_release', 'lookup.quoted_cost', 'lookup.quoted_days', 'lookup.quote_note'])
    .select(['lookup.quote_accepted_at', 'lookup.reason'])
    .where('lookup.id', '=', id)
    .where('lookup.state', '!=', 'DELETED')
    .executeTakeFirst()
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

/** The result of a lookup with what it quotes, as far as it is written. */
export async function findResult(db: Database, lookupId: string) {
  const result = await db
    .selectFrom('lookup_result')
    .selectAll()
    .where('lookup_id', '=', lookupId)
    .executeTakeFirst()
  if (!result) return null
  const provisions = await db
    .selectFrom('lookup_provision')
    .selectAll()
    .where('lookup_id', '=', lookupId)
    .orderBy('position')
    .execute()
  const cases = await db
    .selectFrom('lookup_case')
    .selectAll()
    .where('lookup_id', '=', lookupId)
    .orderBy('position')
    .execute()
  return { ...result, provisions, cases }
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

/** How many lookups have their result. */
export async function countCompleted(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('lookup')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'COMPLETED')
    .executeTakeFirstOrThrow()
  return count
}

/** How many lookups wait for the desk: to be answered, or to be ready by today. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('lookup')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'SUBMITTED'), eb('quoted_at', 'is', null)]),
        eb.and([
          eb('state', '=', 'INVESTIGATING'),
          sql<boolean>`due_on <= (now() at time zone 'Asia/Shanghai')::date`,
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** When those were accepted and completed that were completed in the last year. */
export function completedLately(db: Database) {
  return db
    .selectFrom('lookup')
    .select(['accepted_at', 'completed_at'])
    .where('completed_at', '>', sql<Date>`now() - interval '1 year'`)
    .execute()
}
