import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import {
  ownRequirementsList,
  reviewedRequirementsList,
  signedUpList,
  type requirementsList,
} from '@portal/protocol/requirements/lists.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { accounts } from '../account/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf, tabbedPageOf } from '../kernel/database/page-of.ts'
import { reviewOrders } from '../kernel/database/review-orders.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { agencies, companies } from '../profiles/door.ts'

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
] as const

/** How many sign-ups of each state a requirement has. */
const signUpsBy = sql<Partial<Record<string, number>>>`coalesce((
  select jsonb_object_agg(state, many) from (
    select state, count(*)::int as many from cooperation
    where requirement_id = requirement.id group by state) as counted), '{}')`

function shown<Row>(db: Database, rows: SelectQueryBuilder<Tables, 'requirement', Row>) {
  return rows
    .innerJoin(accounts(db), 'account.id', 'requirement.account_id')
    .leftJoin(companies(db), 'company.account_id', 'requirement.account_id')
    .leftJoin(agencies(db), 'agency.account_id', 'requirement.account_id')
    .select(shownColumns)
    .select(sql<string | null>`coalesce(company.name, agency.name)`.as('publisher'))
    .select(signUpsBy.as('sign_ups'))
}

export type RequirementShown = Omit<Awaited<ReturnType<typeof requirementsPage>>['rows'][number], 'told'>

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

/** The page of a list without a text to look for: with one, search says which rows it has. */
export function requirementsPage(db: Database, asked: PageWanted<typeof requirementsList>) {
  const { type, businessType, region, priority, within } = asked
  const chosen = displayed(db)
    .$if(type !== undefined, (query) => query.where('requirement.type', '=', type!))
    .$if(businessType !== undefined, (query) => query.where('requirement.business_type', '=', businessType!))
    .$if(region !== undefined, (query) => query.where(sql<boolean>`requirement.regions @> array[${region!}]`))
    .$if(priority !== undefined, (query) => query.where('requirement.priority', '=', priority!))
    .$if(within !== undefined, (query) =>
      query
        .where('requirement.deadline', '>=', zoneToday())
        .where('requirement.deadline', '<=', lastDayWithin(within!)),
    )
  return pageOf(chosen, asked, {
    key: 'requirement.id',
    orders: {
      urgent: [
        [sql`(requirement.priority = 'EMERGENCY')`, 'desc'],
        ['requirement.published_at', 'desc'],
      ],
      newest: [['requirement.published_at', 'desc']],
      deadline: [['requirement.deadline', 'asc']],
    },
    select: (rows) => shown(db, rows),
  })
}

/** Requirements that are shown, by their ids, without order. */
export async function displayedByIds(db: Database, ids: readonly string[]): Promise<RequirementShown[]> {
  if (ids.length === 0) return []
  return shown(db, displayed(db).where('requirement.id', 'in', ids)).execute()
}

/** Where a keyword of a list is looked for. */
const searchedColumns = ['requirement.title', 'requirement.code']

/** What an account has published, but what it deleted. */
export function ownRequirementsPage(
  db: Database,
  accountId: string,
  asked: PageWanted<typeof ownRequirementsList>,
) {
  const chosen = ({ state, keyword }: Wanted<typeof ownRequirementsList>) =>
    db
      .selectFrom('requirement')
      .where('requirement.account_id', '=', accountId)
      .where('requirement.state', '!=', 'DELETED')
      .$if(state !== undefined, (query) => query.where('requirement.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(ownRequirementsList, chosen, asked, {
    key: 'requirement.id',
    tab: 'requirement.state',
    orders: {
      newest: [['requirement.submitted_at', 'desc']],
      deadline: [['requirement.deadline', 'asc']],
    },
    select: (rows) => shown(db, rows),
  })
}

export const cooperationColumns = [
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

export function signedUpPage(db: Database, accountId: string, asked: PageWanted<typeof signedUpList>) {
  const chosen = ({ state, keyword }: Wanted<typeof signedUpList>) =>
    db
      .selectFrom('cooperation')
      .innerJoin('requirement', 'requirement.id', 'cooperation.requirement_id')
      .where('cooperation.account_id', '=', accountId)
      .where('requirement.state', '!=', 'DELETED')
      .$if(state !== undefined, (query) => query.where('cooperation.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(signedUpList, chosen, asked, {
    key: 'cooperation.id',
    tab: 'cooperation.state',
    orders: {
      newest: [['cooperation.signed_up_at', 'desc']],
      deadline: [['requirement.deadline', 'asc']],
    },
    select: (rows) => rows.select(cooperationColumns),
  })
}

export function reviewPage(
  db: Database,
  moderatorId: string,
  asked: PageWanted<typeof reviewedRequirementsList>,
) {
  const chosen = ({ state, keyword, assigned }: Wanted<typeof reviewedRequirementsList>) =>
    db
      .selectFrom('requirement')
      .where('requirement.state', '!=', 'DELETED')
      .$if(state !== undefined, (query) => query.where('requirement.state', '=', state!))
      .$if(assigned === 'ME', (query) => query.where('requirement.assigned_to', '=', moderatorId))
      .$if(assigned === 'NOBODY', (query) => query.where('requirement.assigned_to', 'is', null))
      .$if(assigned === 'OPEN', (query) =>
        query.where((eb) =>
          eb.or([eb('requirement.assigned_to', 'is', null), eb('requirement.assigned_to', '=', moderatorId)]),
        ),
      )
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(reviewedRequirementsList, chosen, asked, {
    key: 'requirement.id',
    tab: 'requirement.state',
    orders: reviewOrders('requirement'),
    select: (rows) => shown(db, rows).select('requirement.assigned_to'),
  })
}

export type RequirementFound = NonNullable<Awaited<ReturnType<typeof findRequirement>>>

/** A requirement whole, but a deleted one. */
export function findRequirement(db: Database, id: string) {
  return shown(db, db.selectFrom('requirement'))
    .select(['requirement.content', 'requirement.contact', 'requirement.files_for', 'requirement.reason'])
    .select(['requirement.phone', 'requirement.email', 'requirement.opposing', 'requirement.assigned_to'])
    .where('requirement.id', '=', id)
    .where('requirement.state', '!=', 'DELETED')
    .executeTakeFirst()
}

/** The shown columns of requirements by their ids, whatever their state. */
export async function requirementsByIds(db: Database, ids: readonly string[]): Promise<RequirementShown[]> {
  if (ids.length === 0) return []
  return shown(db, db.selectFrom('requirement').where('requirement.id', 'in', ids)).execute()
}

export async function hasSignedUp(db: Database, requirementId: string, accountId: string): Promise<boolean> {
  return (await signUpOf(db, requirementId, accountId)) !== undefined
}

export function signUpOf(db: Database, requirementId: string, accountId: string) {
  return db
    .selectFrom('cooperation')
    .select(cooperationColumns)
    .where('requirement_id', '=', requirementId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** What became of an account's sign-ups, by requirement. */
export async function statesOfSignUps(db: Database, accountId: string, requirementIds: readonly string[]) {
  if (requirementIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('cooperation')
    .select(['requirement_id', 'state'])
    .where('account_id', '=', accountId)
    .where('requirement_id', 'in', requirementIds)
    .execute()
  return new Map(rows.map(({ requirement_id: id, state }) => [id, state]))
}

export type CooperationFound = NonNullable<Awaited<ReturnType<typeof signUpOf>>>

/** The sign-ups of a requirement: those that run, then the oldest first. */
export function signUpsOf(db: Database, requirementId: string): Promise<CooperationFound[]> {
  return db
    .selectFrom('cooperation')
    .select(cooperationColumns)
    .where('requirement_id', '=', requirementId)
    .orderBy(sql`state not in ('COOPERATING', 'IN_NEGOTIATION', 'SIGNED_UP')`)
    .orderBy('signed_up_at')
    .orderBy('id')
    .execute()
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
