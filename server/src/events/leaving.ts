import { seatedStates } from '@portal/protocol/events/lifecycle.ts'
import { ownHistory } from '../kernel/history.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { moveUp } from './follow-up.ts'
import { holdEvent } from './hold.ts'

/** What somebody who leaves applied for goes with them, and their seats go to those who wait. */
export async function forgetApplications(mover: Mover, _services: Services, { id }: Leaver): Promise<void> {
  const { transaction } = mover
  const own = await transaction
    .selectFrom('event_application')
    .select('event_id')
    .where('account_id', '=', id)
    .orderBy('event_id')
    .execute()
  for (const { event_id: eventId } of own) {
    const event = await holdEvent(mover, eventId)
    const gone = await transaction
      .deleteFrom('event_application')
      .where('event_id', '=', eventId)
      .where('account_id', '=', id)
      .returning('state')
      .executeTakeFirst()
    const isFreed = seatedStates.some((one) => one === gone?.state)
    await moveUp(mover, isFreed ? { ...event, taken: event.taken - 1 } : event)
  }
}

/** What somebody applied for. */
export async function ownApplications({ db }: Services, { id, language }: Owner) {
  const rows = await db
    .selectFrom('event_application')
    .innerJoin('event_known', 'event_known.id', 'event_application.event_id')
    .leftJoin('event_certificate', 'event_certificate.application_id', 'event_application.id')
    .select(['event_application.id', 'event_known.kind', 'event_known.titles', 'event_known.starts_at'])
    .select(['event_application.state', 'name', 'company', 'note', 'applied_at', 'number as certificate'])
    .where('event_application.account_id', '=', id)
    .orderBy('applied_at')
    .execute()
  const events = await Promise.all(
    rows.map(async ({ id: applicationId, titles, ...row }) => ({
      title: inLanguage(titles, language),
      ...row,
      history: await ownHistory(db, 'eventApplication', applicationId),
    })),
  )
  return { events }
}
