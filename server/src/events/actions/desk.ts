import type { eventDeskCalls } from '@portal/protocol/events/desk-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { applicationMoves, factsOf } from '../application-moves.ts'
import { giveCertificates, takeBackCertificate } from '../certificates.ts'
import { checkInCode } from '../check-in-code.ts'
import { holdEvent } from '../hold.ts'
import { checkInLink } from '../links.ts'
import { applications, applicationsPage, deskPage } from '../queries.ts'
import { shownDesk } from '../shown.ts'
import { standingOf, type EventStanding } from '../standing.ts'

type Reading = Pick<Caller, 'language'>

/** What is published to take place, with how many applied. */
export async function listForDesk(
  { db }: Services,
  { query }: GivenOf<typeof eventDeskCalls.deskPage>,
  { language }: Reading,
): Promise<AnswerOf<typeof eventDeskCalls.deskPage>> {
  const { rows, page, counts } = await deskPage(db, query)
  const ids = rows.map(({ id }) => id)
  const events = await standingOf(db, ids)
  return { content: ids.map((id) => shownDesk(events.get(id)!, language)), page, counts }
}

/** @throws Refusal where nothing of that id takes place, or it was never published */
async function eventFor({ db }: Services, id: string): Promise<EventStanding> {
  const event = (await standingOf(db, [id])).get(id)
  if (!event) throw new Refusal('notFound')
  return event
}

/** One of them, also after it was taken back. */
export async function showForDesk(
  services: Services,
  { params: { id } }: GivenOf<typeof eventDeskCalls.deskOne>,
  { language }: Reading,
): Promise<AnswerOf<typeof eventDeskCalls.deskOne>> {
  return shownDesk(await eventFor(services, id), language)
}

/** Who applied for it. */
export async function listApplications(
  services: Services,
  { params: { id }, query }: GivenOf<typeof eventDeskCalls.applications>,
): Promise<AnswerOf<typeof eventDeskCalls.applications>> {
  await eventFor(services, id)
  const { rows, page, counts } = await applicationsPage(services.db, id, query)
  const content = rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    username: row.username,
    userType: row.user_type,
    name: row.name,
    company: row.company,
    note: row.note,
    state: row.state,
    waitingPlace: row.waiting_place,
    appliedAt: row.applied_at.toISOString(),
    certificate: row.certificate,
    history: row.history,
  }))
  return { content, page, counts }
}

/** The address that hangs at its door. */
export async function showCode(
  services: Services,
  { params: { id } }: GivenOf<typeof eventDeskCalls.code>,
): Promise<AnswerOf<typeof eventDeskCalls.code>> {
  await eventFor(services, id)
  const path = checkInLink(id, checkInCode(services.secretKey, id))
  return { address: services.config.publicUrl + path }
}

/**
 * Marks that some who have a seat were there, or were not; of whom it is marked already, nothing changes.
 *
 * @throws Refusal where one of them has not applied for it, or has no seat; then nobody is marked
 */
export function markAttendance(
  services: Services,
  { params: { id }, body: { ids, attended } }: GivenOf<typeof eventDeskCalls.attendance>,
  { accountId: by }: Pick<Caller, 'accountId'>,
): Promise<null> {
  const asked = new Set(ids)
  const [action, done] = attended ? (['attend', 'ATTENDED'] as const) : (['absent', 'CONFIRMED'] as const)
  return moving(services, async (mover) => {
    const event = await holdEvent(mover, id)
    const rows = await applications(mover.transaction)
      .where('event_application.event_id', '=', id)
      .where('event_application.id', 'in', [...asked])
      .execute()
    if (rows.length < asked.size) throw new Refusal('notFound')
    for (const row of rows) {
      if (row.state === done) continue
      const facts = { ...factsOf(event, row), id: row.id, state: row.state }
      await mover.move(applicationMoves, facts, { action, as: 'editor', by })
      if (!attended) await takeBackCertificate(mover.transaction, row.id)
    }
    if (attended) await giveCertificates(mover, event)
    return null
  })
}
