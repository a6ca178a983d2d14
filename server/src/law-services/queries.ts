import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import {
  ownLawServicesList,
  type providerCasesList,
  reviewedLawServicesList,
  lawServicesList,
} from '@portal/protocol/law-services/lists.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { accounts } from '../account/door.ts'
import { amongManyIds } from '../kernel/database/among-ids.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf, plainPages, tabbedPages } from '../kernel/database/page-of.ts'
import { reviewOrders } from '../kernel/database/review-orders.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { providerSearch } from '../profiles/door.ts'
import { providerAt } from '../providers/door.ts'
import { serviceKind } from './law-service-moves.ts'

/** Columns of every service that is shown in some way; its text is read for one alone. */
const shownColumns = [
  'law_service.id',
  'law_service.code',
  'law_service.account_id',
  'law_service.state',
  'law_service.is_hidden',
  'law_service.language',
  'law_service.title',
  'law_service.type',
  'law_service.business_type',
  'law_service.dispute_type',
  'law_service.translation_pair',
  'law_service.regions',
  'law_service.description',
  'law_service.fee_from',
  'law_service.fee_to',
  'law_service.days',
  'law_service.volume',
  'law_service.open_orders',
  'law_service.submitted_at',
  'law_service.published_at',
  'account.username',
] as const

export const caseCount = sql<number>`(
  select count(*)::int from service_case where service_id = law_service.id)`

function shown<Row>(db: Database, rows: SelectQueryBuilder<Tables, 'law_service', Row>) {
  return rows
    .innerJoin(accounts(db), 'account.id', 'law_service.account_id')
    .select(shownColumns)
    .select([caseCount.as('cases'), providerAt(db, 'law_service.account_id').as('provider')])
}

export type ServiceShown = Omit<Awaited<ReturnType<typeof servicesPage>>['rows'][number], 'told'>

/** What everybody may see. */
export function displayed(db: Database) {
  return db
    .selectFrom('law_service')
    .where('law_service.state', '=', 'DISPLAYED')
    .where('law_service.is_hidden', '=', false)
}

const isId = (text: string) => z.uuid().safeParse(text).success

type Asked = Omit<PageWanted<typeof lawServicesList>, 'keyword'>

function chosenOf(db: Database, asked: Asked, found?: readonly string[]) {
  const { type, businessType, region, providerType, provider } = asked
  const ofType = db.selectFrom(accounts(db)).select('account.id').where('user_type', '=', providerType!)
  return displayed(db)
    .$if(found !== undefined, (query) => query.where(amongManyIds('law_service.id', found!)))
    .$if(type !== undefined, (query) => query.where('law_service.type', '=', type!))
    .$if(businessType !== undefined, (query) => query.where('law_service.business_type', '=', businessType!))
    .$if(region !== undefined, (query) => query.where(sql<boolean>`law_service.regions @> array[${region!}]`))
    .$if(providerType !== undefined, (query) => query.where('law_service.account_id', 'in', ofType))
    .$if(provider !== undefined, (query) =>
      isId(provider!) ? query.where('law_service.account_id', '=', provider!) : query.where(sql.lit(false)),
    )
}

const partsOf = (db: Database) =>
  ({
    key: 'law_service.id',
    toldOf: db,
    toldWhile: [serviceKind, providerSearch.searched.kind],
    orders: {
      best: [['law_service.published_at', 'desc']],
      newest: [['law_service.published_at', 'desc']],
      volume: [
        ['law_service.volume', 'desc'],
        ['law_service.published_at', 'desc'],
      ],
    },
    select: (rows: SelectQueryBuilder<Tables, 'law_service', { told: number }>) => shown(db, rows),
  }) as const

const shownPages = plainPages(
  lawServicesList,
  (db: Database, _values: object, asked) => chosenOf(db, asked),
  partsOf,
)

/** The page of a list without a text to look for, or of what a text has found. */
export function servicesPage(db: Database, asked: Asked, found?: readonly string[]) {
  return found === undefined
    ? shownPages(db, {}, asked)
    : pageOf(chosenOf(db, asked, found), asked, partsOf(db))
}

/** Services that are shown, by their ids, without order. */
export async function displayedByIds(db: Database, ids: readonly string[]): Promise<ServiceShown[]> {
  if (ids.length === 0) return []
  return shown(db, displayed(db).where('law_service.id', 'in', ids)).execute()
}

/** Where a keyword of a list is looked for. */
const searchedColumns = ['law_service.title', 'law_service.code']

const ownPages = tabbedPages(
  ownLawServicesList,
  (db: Database, { accountId }: { accountId: string }) =>
    ({ state, keyword }: Wanted<typeof ownLawServicesList>) =>
      db
        .selectFrom('law_service')
        .where('law_service.account_id', '=', accountId)
        .where('law_service.state', '!=', 'DELETED')
        .$if(state !== undefined, (query) => query.where('law_service.state', '=', state!))
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  (db) => ({
    key: 'law_service.id',
    tab: 'law_service.state',
    orders: {
      newest: [['law_service.submitted_at', 'desc']],
      volume: [
        ['law_service.volume', 'desc'],
        ['law_service.submitted_at', 'desc'],
      ],
    },
    select: (rows) => shown(db, rows).select('law_service.reason'),
  }),
)

/** What an account offers, but what it deleted. */
export function ownServicesPage(
  db: Database,
  accountId: string,
  asked: PageWanted<typeof ownLawServicesList>,
) {
  return ownPages(db, { accountId }, asked)
}

const reviewPages = tabbedPages(
  reviewedLawServicesList,
  (db: Database, { moderatorId }: { moderatorId: string }) =>
    ({ state, keyword, assigned }: Wanted<typeof reviewedLawServicesList>) =>
      db
        .selectFrom('law_service')
        .where('law_service.state', '!=', 'DELETED')
        .$if(state !== undefined, (query) => query.where('law_service.state', '=', state!))
        .$if(assigned === 'ME', (query) => query.where('law_service.assigned_to', '=', moderatorId))
        .$if(assigned === 'NOBODY', (query) => query.where('law_service.assigned_to', 'is', null))
        .$if(assigned === 'OPEN', (query) =>
          query.where((eb) =>
            eb.or([
              eb('law_service.assigned_to', 'is', null),
              eb('law_service.assigned_to', '=', moderatorId),
            ]),
          ),
        )
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  (db) => ({
    key: 'law_service.id',
    toldOf: db,
    tab: 'law_service.state',
    orders: reviewOrders('law_service'),
    select: (rows) => shown(db, rows).select('law_service.assigned_to'),
  }),
)

/** What a moderator reviews. */
export function reviewPage(
  db: Database,
  moderatorId: string,
  asked: PageWanted<typeof reviewedLawServicesList>,
) {
  return reviewPages(db, { moderatorId }, asked)
}

export type ServiceFound = NonNullable<Awaited<ReturnType<typeof findService>>>

interface CaseRow {
  id: string
  title: string
  theme: string
  content: string
}

/** The cases of a service, in its statement. */
const caseTexts = sql<CaseRow[]>`coalesce((
  select json_agg(json_build_object('id', id, 'title', title, 'theme', theme, 'content', content)
    order by position, id)
  from service_case where service_id = law_service.id), '[]')`

/** What an account's orders give it on a service; nothing where it never ordered it. */
const readerOf = (accountId: string) => sql<{ orderId: string | null } | null>`(
  select json_build_object('orderId', order_id) from service_reader
  where service_id = law_service.id and account_id = ${accountId})`

const serviceById = statement((db, { id, readerId }: { id: string; readerId: string }) =>
  shown(db, db.selectFrom('law_service'))
    .select(['law_service.content', 'law_service.firm', 'law_service.reason', 'law_service.assigned_to'])
    .select('law_service.revision')
    .select([caseTexts.as('case_texts'), readerOf(readerId).as('reader')])
    .where('law_service.id', '=', id),
)

/** A service whole, with what it is to an account; also a deleted one: whoever has an order on it reads it still. */
export async function findService(db: Database, id: string, readerId: string) {
  const [row] = await serviceById(db, { id, readerId })
  return row
}

const caseRows = statement((db, { serviceId }: { serviceId: string }) =>
  db
    .selectFrom('service_case')
    .select(['id', 'title', 'theme', 'content'])
    .where('service_id', '=', serviceId)
    .orderBy('position')
    .orderBy('id'),
)

export function casesOf(db: Database, serviceId: string) {
  return caseRows(db, { serviceId })
}

/** The cases of what a provider offers to everybody, in the order of their services and within each. */
export function providerCasesPage(
  db: Database,
  providerId: string,
  asked: PageWanted<typeof providerCasesList>,
) {
  const told = displayed(db)
    .innerJoin('service_case', 'service_case.service_id', 'law_service.id')
    .where('law_service.account_id', '=', providerId)
  return pageOf(told, asked, {
    key: 'service_case.id',
    orders: {
      newest: [
        ['law_service.published_at', 'desc'],
        ['service_case.position', 'asc'],
      ],
    },
    select: (rows) =>
      rows.select([
        'service_case.id',
        'service_case.title',
        'service_case.theme',
        'service_case.service_id',
        'law_service.title as service_title',
        'law_service.language',
      ]),
  })
}

export function findCase(db: Database, id: string) {
  return db
    .selectFrom('service_case')
    .select(['id', 'service_id', 'title', 'theme', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether anybody ever ordered a service. */
export async function wasOrdered(db: Database, serviceId: string): Promise<boolean> {
  const one = await db
    .selectFrom('service_reader')
    .select('account_id')
    .where('service_id', '=', serviceId)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** How many services wait for a review. */
export async function countReviewing(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('law_service')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'REVIEWING')
    .executeTakeFirstOrThrow()
  return count
}

/** The countries of those that are shown. */
export async function regionsDisplayed(db: Database): Promise<string[]> {
  const rows = await displayed(db)
    .select(sql<string>`unnest(law_service.regions)`.as('region'))
    .distinct()
    .execute()
  return rows.map(({ region }) => region)
}
