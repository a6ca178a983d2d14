import { askedDays } from '@portal/protocol/evaluations/constants.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import {
  ownRequirementsList,
  reviewedRequirementsList,
  requirementsList,
} from '@portal/protocol/requirements/lists.ts'
import { requirementLifecycle, type CooperationState } from '@portal/protocol/requirements/lifecycle.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { accounts } from '../account/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf, plainPages, tabbedPages } from '../kernel/database/page-of.ts'
import { reviewOrders } from '../kernel/database/review-orders.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { movesOf } from '../kernel/history.ts'
import { agencies, companies, countryAbroadAt } from '../profiles/door.ts'
import { requirementKind } from './requirement-moves.ts'

/** Columns of every requirement that is shown in some way; its text is read for one alone. */
const shownColumns = [
  'requirement.id',
  'requirement.code',
  'requirement.account_id',
  'requirement.state',
  'requirement.is_hidden',
  'requirement.language',
  'requirement.title',
  'requirement.type',
  'requirement.business_type',
  'requirement.dispute_type',
  'requirement.translation_pair',
  'requirement.regions',
  'requirement.priority',
  'requirement.deadline',
  'requirement.cooperation_id',
  'requirement.submitted_at',
  'requirement.published_at',
  'account.username',
  'account.user_type',
  'account.verification',
] as const

/** How many sign-ups of each state a requirement has. */
const signUpsBy = sql<Partial<Record<string, number>>>`coalesce((
  select jsonb_object_agg(state, many) from (
    select state, count(*)::int as many from cooperation
    where requirement_id = requirement.id group by state) as counted), '{}')`

const filesOf = sql<string[]>`array(
  select file_id from requirement_file where requirement_id = requirement.id order by position)`

type Requirements<Row> = SelectQueryBuilder<Tables, 'requirement', Row>

/** @param rows of requirements, whatever they are joined with */
export function shown<TB extends keyof Tables, Row>(
  db: Database,
  rows: SelectQueryBuilder<Tables, TB | 'requirement', Row>,
) {
  return (rows as unknown as Requirements<Row>)
    .innerJoin(accounts(db), 'account.id', 'requirement.account_id')
    .leftJoin(companies(db), 'company.account_id', 'requirement.account_id')
    .leftJoin(agencies(db), 'agency.account_id', 'requirement.account_id')
    .select(shownColumns)
    .select(sql<string | null>`coalesce(company.name, agency.name)`.as('publisher'))
    .select(signUpsBy.as('sign_ups'))
}

export type RequirementShown = Omit<
  Awaited<ReturnType<typeof ownRequirementsPage>>['rows'][number],
  'told' | 'to_evaluate' | 'reason'
>

/**
 * Whether the owner has a reader in mind.
 *
 * @param reader an account, or the column that names it; null of a visitor
 */
export const isIntendedFor = (reader: string | null | RawBuilder<string>) => sql<boolean>`exists (
  select from requirement_partner as meant
  where meant.requirement_id = requirement.id and meant.account_id = ${reader}::uuid)`

/** What became of a reader's sign-up. */
const ownSignUpState = (reader: string | null) => sql<CooperationState | null>`(
  select mine.state from cooperation as mine
  where mine.requirement_id = requirement.id and mine.account_id = ${reader}::uuid)`

/** What is shown, with what it is to its reader. */
function read<Row>(db: Database, rows: Requirements<Row>, reader: string | null) {
  return shown(db, rows).select([
    ownSignUpState(reader).as('own_sign_up'),
    isIntendedFor(reader).as('is_intended'),
  ])
}

type RequirementRead = Omit<Awaited<ReturnType<typeof requirementsPage>>['rows'][number], 'told'>

/** Of what a provider is meant for, as many lead the list. */
const mostLeading = 50

/** Days from today within which a requirement ends. */
const daysWithin = { WEEK: 7, MONTH: 30, QUARTER: 90 } as const

/** The last of these days, YYYY-MM-DD. */
export function lastDayWithin(within: keyof typeof daysWithin): string {
  const last = Date.parse(zoneToday()) + daysWithin[within] * 86_400_000
  return new Date(last).toISOString().slice(0, 10)
}

/** What everybody may see. */
export function displayed(db: Database) {
  return db
    .selectFrom('requirement')
    .where('requirement.state', '=', 'DISPLAYED')
    .where('requirement.is_hidden', '=', false)
}

function chosenOf(db: Database, asked: PageWanted<typeof requirementsList>) {
  const { type, businessType, region, priority, within } = asked
  return displayed(db)
    .$if(type !== undefined, (query) => query.where('requirement.type', '=', type!))
    .$if(businessType !== undefined, (query) => query.where('requirement.business_type', '=', businessType!))
    .$if(region !== undefined, (query) => query.where(sql<boolean>`requirement.regions @> array[${region!}]`))
    .$if(priority !== undefined, (query) => query.where('requirement.priority', '=', priority!))
    .$if(within !== undefined, (query) =>
      query
        .where('requirement.deadline', '>=', zoneToday())
        .where('requirement.deadline', '<=', lastDayWithin(within!)),
    )
}

/** Of a list those that a provider is meant for and did not sign up for yet, the newest first. */
async function meantFor(
  db: Database,
  accountId: string,
  asked: PageWanted<typeof requirementsList>,
): Promise<string[]> {
  const rows = await chosenOf(db, asked)
    .select('requirement.id')
    // As an array: it is read first, by its index, and not looked up for each row of the list.
    .where(
      sql<boolean>`requirement.id = any(array(
        select requirement_id from requirement_partner where account_id = ${accountId}))`,
    )
    .where(
      sql<boolean>`not exists (
        select from cooperation where requirement_id = requirement.id and account_id = ${accountId})`,
    )
    .orderBy('requirement.published_at', 'desc')
    .orderBy('requirement.id')
    .limit(mostLeading)
    .execute()
  return rows.map(({ id }) => id)
}

const shownParts = (db: Database, { readerId }: { readerId: string | null }) =>
  ({
    key: 'requirement.id',
    toldOf: db,
    toldWhile: [requirementKind],
    orders: {
      urgent: [
        [sql`(requirement.priority = 'EMERGENCY')`, 'desc'],
        ['requirement.published_at', 'desc'],
      ],
      newest: [['requirement.published_at', 'desc']],
      deadline: [['requirement.deadline', 'asc']],
    },
    select: (rows: Requirements<{ told: number }>) => read(db, rows, readerId),
  }) as const

const shownPages = plainPages(
  requirementsList,
  (db: Database, _values: { readerId: string | null }, asked) => chosenOf(db, asked),
  shownParts,
)

/**
 * The page of a list without a text to look for: with one, search says which rows it has. In the first of its orders what
 * a provider is meant for leads.
 */
export async function requirementsPage(
  db: Database,
  asked: PageWanted<typeof requirementsList>,
  { readerId, isProvider }: { readerId: string | null; isProvider: boolean },
) {
  const isLed = readerId !== null && isProvider && asked.sort === requirementsList.sorts[0]
  const leading = isLed ? await meantFor(db, readerId, asked) : []
  if (leading.length === 0) return shownPages(db, { readerId }, asked)
  return pageOf(chosenOf(db, asked), asked, shownParts(db, { readerId }), leading)
}

/** Requirements that are shown, by their ids, without order. */
export async function displayedByIds(
  db: Database,
  ids: readonly string[],
  readerId: string | null,
): Promise<RequirementRead[]> {
  if (ids.length === 0) return []
  return read(db, displayed(db).where(amongIds('requirement.id', ids)), readerId).execute()
}

/** Where a keyword of a list is looked for. */
export const searchedColumns = ['requirement.title', 'requirement.code']

/** The sign-up that was completed last of those of which the owner is asked how it was. */
const toEvaluate = sql<string | null>`(
  select done.id from cooperation as done
  where done.requirement_id = requirement.id and done.state = 'COMPLETED'
    and done.completed_at > now() - make_interval(days => ${sql.lit(askedDays)})
    and not exists (select from evaluation where kind = 'cooperation' and subject_id = done.id)
  order by done.completed_at desc limit 1)`

const ownPages = tabbedPages(
  ownRequirementsList,
  (db: Database, { accountId }: { accountId: string }) =>
    ({ state, keyword }: Wanted<typeof ownRequirementsList>) =>
      db
        .selectFrom('requirement')
        .where('requirement.account_id', '=', accountId)
        .where('requirement.state', '!=', 'DELETED')
        .$if(state !== undefined, (query) => query.where('requirement.state', '=', state!))
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  (db) => ({
    key: 'requirement.id',
    tab: 'requirement.state',
    orders: {
      newest: [['requirement.submitted_at', 'desc']],
      deadline: [['requirement.deadline', 'asc']],
    },
    select: (rows) => shown(db, rows).select('requirement.reason').select(toEvaluate.as('to_evaluate')),
  }),
)

/** What an account has published, but what it deleted. */
export function ownRequirementsPage(
  db: Database,
  accountId: string,
  asked: PageWanted<typeof ownRequirementsList>,
) {
  return ownPages(db, { accountId }, asked)
}

const reviewPages = tabbedPages(
  reviewedRequirementsList,
  (db: Database, { moderatorId }: { moderatorId: string }) =>
    ({ state, keyword, assigned }: Wanted<typeof reviewedRequirementsList>) =>
      db
        .selectFrom('requirement')
        .where('requirement.state', '!=', 'DELETED')
        .$if(state !== undefined, (query) => query.where('requirement.state', '=', state!))
        .$if(assigned === 'ME', (query) => query.where('requirement.assigned_to', '=', moderatorId))
        .$if(assigned === 'NOBODY', (query) => query.where('requirement.assigned_to', 'is', null))
        .$if(assigned === 'OPEN', (query) =>
          query.where((eb) =>
            eb.or([
              eb('requirement.assigned_to', 'is', null),
              eb('requirement.assigned_to', '=', moderatorId),
            ]),
          ),
        )
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  (db) => ({
    key: 'requirement.id',
    toldOf: db,
    tab: 'requirement.state',
    orders: reviewOrders('requirement'),
    select: (rows) => shown(db, rows).select('requirement.assigned_to'),
  }),
)

/** What a moderator reviews. */
export function reviewPage(
  db: Database,
  moderatorId: string,
  asked: PageWanted<typeof reviewedRequirementsList>,
) {
  return reviewPages(db, { moderatorId }, asked)
}

export type RequirementFound = NonNullable<Awaited<ReturnType<typeof findRequirement>>>

const requirementById = statement((db, { id }: { id: string }) =>
  shown(db, db.selectFrom('requirement'))
    .select(['requirement.content', 'requirement.contact', 'requirement.files_for', 'requirement.reason'])
    .select(['requirement.phone', 'requirement.email', 'requirement.opposing', 'requirement.assigned_to'])
    .select('requirement.revision')
    .select(filesOf.as('file_ids'))
    .select(countryAbroadAt(db, 'requirement.account_id').as('publisher_abroad'))
    .select(movesOf(requirementLifecycle.subject, 'requirement.id').as('moves'))
    .select(
      sql<string[]>`array(select account_id from requirement_partner
        where requirement_id = requirement.id order by account_id)`.as('partner_ids'),
    )
    .where('requirement.id', '=', id),
)

/** A requirement whole, whatever its state. */
export async function findKept(db: Database, id: string) {
  const [row] = await requirementById(db, { id })
  return row
}

/** The same, but a deleted one. */
export async function findRequirement(db: Database, id: string) {
  const row = await findKept(db, id)
  return row?.state === 'DELETED' ? undefined : row
}

export async function filesOfRequirement(db: Database, requirementId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('requirement_file')
    .select('file_id')
    .where('requirement_id', '=', requirementId)
    .orderBy('position')
    .execute()
  return rows.map(({ file_id: file }) => file)
}

export function partnersOf(db: Database, requirementId: string) {
  return db
    .selectFrom('requirement_partner')
    .select(['account_id', 'told_at'])
    .where('requirement_id', '=', requirementId)
    .orderBy('account_id')
    .execute()
}

/** How many requirements wait for a review. */
export async function countReviewing(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('requirement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'REVIEWING')
    .executeTakeFirstOrThrow()
  return count
}

/** The countries of those that are shown. */
export async function regionsDisplayed(db: Database): Promise<string[]> {
  const rows = await displayed(db)
    .select(sql<string>`unnest(requirement.regions)`.as('region'))
    .distinct()
    .execute()
  return rows.map(({ region }) => region)
}

/** How many are shown. */
export async function countDisplayed(db: Database): Promise<number> {
  const { count } = await displayed(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
