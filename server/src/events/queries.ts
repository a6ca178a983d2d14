import { applicationsList, deskEventsList, ownEventsList } from '@portal/protocol/events/lists.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import type { EventState } from '@portal/protocol/publications/event-state.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import { movesOf } from '../kernel/history.ts'
import { events, isTitled } from '../publications/door.ts'

/** How many applied for an event: those with a seat, of whom some were there, and those who wait for one. */
export interface Counts {
  taken: number
  attended: number
  waiting: number
}

/** How many applied for each of some events. */
export async function countsOf(db: Database, ids: readonly string[]): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom('event_application')
    .select('event_id')
    .select(sql<number>`(count(*) filter (where state in ('CONFIRMED', 'ATTENDED')))::int`.as('taken'))
    .select(sql<number>`(count(*) filter (where state = 'ATTENDED'))::int`.as('attended'))
    .select(sql<number>`(count(*) filter (where state = 'WAITING'))::int`.as('waiting'))
    .where(amongIds('event_id', ids))
    .groupBy('event_id')
    .execute()
  const counted = new Map(rows.map(({ event_id: id, ...counts }) => [id, counts]))
  return new Map(ids.map((id) => [id, counted.get(id) ?? { taken: 0, attended: 0, waiting: 0 }]))
}

/** Some events as those who applied know them. */
export async function knownEvents(db: Database, ids: readonly string[]) {
  const rows = await db.selectFrom('event_known').selectAll().where(amongIds('id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of an application that waits, its place among those of its event: from 1, in the order in which they applied. */
const waitingPlace = sql<number | null>`case when event_application.state = 'WAITING' then (
  select count(*)::int from event_application as other
  where other.event_id = event_application.event_id and other.state = 'WAITING'
    and (other.applied_at, other.id) <= (event_application.applied_at, event_application.id)) end`

const certificate = sql<string | null>`(
  select number from event_certificate where application_id = event_application.id)`

const history = movesOf('eventApplication', 'event_application.id')

/** Applications with what the mover, and whoever shows them, needs to know of their applicants. */
export function applications(db: Database) {
  return db
    .selectFrom('event_application')
    .innerJoin(accounts(db), 'account.id', 'event_application.account_id')
    .select([
      'event_application.id',
      'event_application.event_id',
      'event_application.account_id',
      'event_application.state',
      'event_application.name',
      'event_application.company',
      'event_application.note',
      'event_application.applied_at',
      'account.username',
      'account.user_type',
    ])
    .select([waitingPlace.as('waiting_place'), certificate.as('certificate')])
}

export type ApplicationFound = Awaited<ReturnType<ReturnType<typeof applications>['executeTakeFirstOrThrow']>>

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof applicationOf>>>

/** Somebody's application for an event, with what happened to it. */
export function applicationOf(db: Database, eventId: string, accountId: string) {
  return applications(db)
    .select(history.as('history'))
    .where('event_application.event_id', '=', eventId)
    .where('event_application.account_id', '=', accountId)
    .executeTakeFirst()
}

/** Whether an event that was applied for is over. */
const timeOfKnown = sql`case when event_known.ends_at > now() then 'COMING' else 'OVER' end`

/** What an account applied for. */
export function ownPage(db: Database, accountId: string, asked: PageWanted<typeof ownEventsList>) {
  const chosen = ({ time }: Wanted<typeof ownEventsList>) =>
    db
      .selectFrom('event_application')
      .innerJoin('event_known', 'event_known.id', 'event_application.event_id')
      .where('event_application.account_id', '=', accountId)
      .$if(time !== undefined, (query) => query.where(sql<boolean>`${timeOfKnown} = ${time!}`))
  return tabbedPageOf(ownEventsList, chosen, asked, {
    key: 'event_application.id',
    tab: timeOfKnown,
    orders: {
      latest: [['event_known.starts_at', 'desc']],
      soonest: [['event_known.starts_at', 'asc']],
    },
    select: (rows) =>
      rows
        .select(['event_application.event_id', 'event_application.account_id', 'event_application.id'])
        .select(['event_application.state', 'event_application.applied_at'])
        .select([waitingPlace.as('waiting_place'), certificate.as('certificate')]),
  })
}

/** Where an event stands by the clock of the database, as `eventState` of the protocol tells it. */
const stateOfEvent = sql<EventState>`case when event.starts_at > now() then 'NOT_STARTED'
  when event.ends_at > now() then 'IN_PROGRESS' else 'OVER' end`

/** What is published to take place. */
export function deskPage(db: Database, asked: PageWanted<typeof deskEventsList>) {
  const chosen = ({ keyword, kind, state }: Wanted<typeof deskEventsList>) =>
    db
      .selectFrom(events(db))
      .$if(kind !== undefined, (query) => query.where('event.kind', '=', kind!))
      .$if(state !== undefined, (query) => query.where(sql<boolean>`${stateOfEvent} = ${state!}`))
      .$if(keyword !== undefined, (query) => query.where(isTitled('event.version_id', keyword!)))
  return tabbedPageOf(deskEventsList, chosen, asked, {
    key: 'event.id',
    tab: stateOfEvent,
    orders: { latest: [['event.starts_at', 'desc']], soonest: [['event.starts_at', 'asc']] },
    select: (rows) => rows.select('event.id'),
  })
}

const searchedColumns = ['event_application.name', 'event_application.company', 'account.username']

/** Who applied for an event. */
export function applicationsPage(db: Database, eventId: string, asked: PageWanted<typeof applicationsList>) {
  const chosen = ({ keyword, state }: Wanted<typeof applicationsList>) =>
    db
      .selectFrom('event_application')
      .innerJoin(accounts(db), 'account.id', 'event_application.account_id')
      .where('event_application.event_id', '=', eventId)
      .$if(state !== undefined, (query) => query.where('event_application.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(applicationsList, chosen, asked, {
    key: 'event_application.id',
    tab: 'event_application.state',
    orders: {
      applied: [['event_application.applied_at', 'asc']],
      newest: [['event_application.applied_at', 'desc']],
      name: [['event_application.name', 'asc']],
    },
    select: (rows) =>
      rows
        .select(['event_application.id', 'event_application.account_id', 'event_application.state'])
        .select(['event_application.name', 'event_application.company', 'event_application.note'])
        .select(['event_application.applied_at', 'account.username', 'account.user_type'])
        .select([waitingPlace.as('waiting_place'), certificate.as('certificate'), history.as('history')]),
  })
}

export type CertificateFound = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

/** What a number certifies. */
export function findCertificate(db: Database, number: string) {
  return db.selectFrom('event_certificate').selectAll().where('number', '=', number).executeTakeFirst()
}

/** Every application for an event, in the order in which they were made. */
export function allApplications(db: Database, eventId: string): Promise<ApplicationFound[]> {
  return applications(db)
    .where('event_application.event_id', '=', eventId)
    .orderBy('event_application.applied_at')
    .orderBy('event_application.id')
    .execute()
}
