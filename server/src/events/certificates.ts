import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { maskName } from '../kernel/mask-name.ts'
import type { Mover } from '../kernel/mover.ts'
import { publicNumber } from '../kernel/public-number.ts'
import type { Database } from '../kernel/database/store.ts'
import { titleParams } from '../kernel/tell.ts'
import { ownEventsLink } from './links.ts'
import { applications, type ApplicationFound } from './queries.ts'
import type { EventStanding } from './standing.ts'

/** A certificate as its row has it, under a number that no other has. */
async function insert(
  transaction: Database,
  { known }: EventStanding,
  { id, name }: ApplicationFound,
): Promise<string> {
  const heldOn = zoneToday(known.starts_at)
  const values = {
    application_id: id,
    kind: known.kind,
    titles: JSON.stringify(known.titles),
    hours: known.certificate_hours ?? 0,
    held_on: heldOn,
    masked_name: maskName(name),
  }
  for (;;) {
    const added = await transaction
      .insertInto('event_certificate')
      .values({ ...values, number: publicNumber('ZS', heldOn.slice(0, 4)) })
      .onConflict((on) => on.column('number').doNothing())
      .returning('number')
      .executeTakeFirst()
    if (added) return added.number
  }
}

/** Those who were there have certificates once it is over, each one; the event is held. */
export async function giveCertificates({ transaction, tell }: Mover, event: EventStanding): Promise<void> {
  const { known } = event
  if (known.certificate_hours === null || known.ends_at.getTime() > Date.now()) return
  const attended = await applications(transaction)
    .where('event_application.event_id', '=', event.id)
    .where('event_application.state', '=', 'ATTENDED')
    .execute()
  for (const one of attended) {
    if (one.certificate !== null) continue
    const number = await insert(transaction, event, one)
    const params = { ...titleParams(known.titles), number }
    await tell({
      to: one.account_id,
      type: 'SERVICE',
      event: 'eventCertificate',
      params,
      link: ownEventsLink,
    })
  }
}

/** Whoever was not there after all has none; the number is nobody's then. */
export async function takeBackCertificate(transaction: Database, applicationId: string): Promise<void> {
  await transaction.deleteFrom('event_certificate').where('application_id', '=', applicationId).execute()
}
