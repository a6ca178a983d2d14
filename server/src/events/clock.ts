import { remindedHours } from '@portal/protocol/events/constants.ts'
import { sql } from 'kysely'
import { moving } from '../kernel/mover.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Services } from '../kernel/services.ts'
import { events } from '../publications/door.ts'
import { applicationMoves, factsOf } from './application-moves.ts'
import { giveCertificates } from './certificates.ts'
import { beginsSoon } from './follow-up.ts'
import { holdEvent } from './hold.ts'
import { applicationOf } from './queries.ts'

/** Rows of one run: what is left comes with the next. */
const atOnce = 500

const failed = 'an event was not seen to'

/** Follows what was published or taken back of events that somebody applied for. */
export async function followEvents(services: Services): Promise<void> {
  const { db } = services
  const changed = await db
    .selectFrom('event_known')
    .leftJoin(events(db), 'event.id', 'event_known.id')
    .select('event_known.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('event.id', 'is', null), eb('event_known.is_off', '=', false)]),
        eb.and([eb('event.id', 'is not', null), eb('event_known.is_off', '=', true)]),
        eb('event.version_id', '!=', eb.ref('event_known.version_id')),
        // Known as it was read, without microseconds.
        sql<boolean>`date_trunc('milliseconds', event.published_at) is distinct from event_known.published_at`,
      ]),
    )
    .orderBy('event_known.id')
    .limit(atOnce)
    .execute()
  await oneByOne(services, changed, {
    work: ({ id }) => moving(services, (mover) => holdEvent(mover, id)),
    failed,
  })
}

/** Gives certificates to those who were there, once it is over. */
export async function certifyAttended(services: Services): Promise<void> {
  const { db } = services
  const due = await db
    .selectFrom('event_application')
    .innerJoin('event_known', 'event_known.id', 'event_application.event_id')
    .leftJoin('event_certificate', 'event_certificate.application_id', 'event_application.id')
    .select('event_application.event_id as id')
    .distinct()
    .where('event_application.state', '=', 'ATTENDED')
    .where('event_certificate.number', 'is', null)
    .where('event_known.certificate_hours', 'is not', null)
    .where('event_known.ends_at', '<=', sql<Date>`now()`)
    .limit(atOnce)
    .execute()
  await oneByOne(services, due, {
    work: ({ id }) => moving(services, async (mover) => giveCertificates(mover, await holdEvent(mover, id))),
    failed,
  })
}

/** Tells somebody who has a seat that it begins soon, once for each beginning, also with several processes. */
async function remind(services: Services, eventId: string, accountId: string): Promise<void> {
  await moving(services, async (mover) => {
    const event = await holdEvent(mover, eventId)
    const row = await applicationOf(mover.transaction, eventId, accountId)
    // It may have been put off since.
    if (row?.state !== 'CONFIRMED' || event.published === null || !beginsSoon(event)) return
    const { starts_at: startsAt } = event.known
    const noted = await mover.transaction
      .updateTable('event_application')
      .set({ reminded_of: startsAt })
      .where('id', '=', row.id)
      .where(sql<boolean>`reminded_of is distinct from ${startsAt}`)
      .returning('id')
      .executeTakeFirst()
    if (!noted) return
    const about = applicationMoves.about({ ...factsOf(event, row), id: row.id }, 'applicant')
    await mover.tell({ to: accountId, event: 'eventReminder', ...about })
  })
}

/** Reminds those who have a seat a day before. */
export async function remindApplicants(services: Services): Promise<void> {
  const due = await services.db
    .selectFrom('event_application')
    .innerJoin('event_known', 'event_known.id', 'event_application.event_id')
    .select(['event_application.event_id', 'event_application.account_id'])
    .where('event_application.state', '=', 'CONFIRMED')
    .where('event_known.is_off', '=', false)
    .where('event_known.starts_at', '>', sql<Date>`now()`)
    .where('event_known.starts_at', '<=', sql<Date>`now() + make_interval(hours => ${remindedHours})`)
    .where(sql<boolean>`event_application.reminded_of is distinct from event_known.starts_at`)
    .limit(atOnce)
    .execute()
  await oneByOne(
    services,
    due.map((row) => ({ ...row, id: row.event_id })),
    { work: (row) => remind(services, row.event_id, row.account_id), failed },
  )
}
