import { applicationLifecycle } from '@portal/protocol/events/lifecycle.ts'
import { eventKinds } from '@portal/protocol/publications/kinds.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople, type SamplePeople } from '../account/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import { moving, type Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { events } from '../publications/door.ts'
import { applicationMoves, factsOf } from './application-moves.ts'
import { giveCertificates } from './certificates.ts'
import { moveUp } from './follow-up.ts'
import { holdEvent, standing } from './hold.ts'
import { applicationOf } from './queries.ts'
import type { EventStanding } from './standing.ts'

/** Who applied for an event. */
const sample = z.strictObject({
  kind: z.enum(eventKinds),
  /** Its Chinese title. */
  event: z.string(),
  /** Days since the first applied; the others an hour after one another. */
  age: z.int(),
  people: z.array(
    z.strictObject({
      who: z.string(),
      name: z.string(),
      company: z.string().optional(),
      note: z.string().optional(),
      /** What came of it, beside a seat or a place among those who wait. */
      became: z.enum(['WITHDRAWN', 'ATTENDED']).optional(),
    }),
  ),
})

type Sample = z.output<typeof sample>
type Person = Sample['people'][number]

const day = 24 * 60 * 60 * 1000

/** What could be done when it was still to come, and while it was held. */
const atItsTime = { is_open: true, is_to_come: true, is_noted: true }

async function apply(
  { make, transaction }: Mover,
  event: EventStanding,
  { name, company, note }: Person,
  by: string,
  appliedAt: Date,
): Promise<void> {
  const facts = { ...factsOf(event, { account_id: by }), ...atItsTime }
  await make(applicationMoves, facts, { action: 'apply', as: 'applicant', by }, (state) =>
    transaction
      .insertInto('event_application')
      .values({ event_id: event.id, account_id: by, state, name, company, note, applied_at: appliedAt })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** Somebody was there, or gave up the seat, which goes to the first who waits. */
async function finish(
  mover: Mover,
  event: EventStanding,
  { became }: Person,
  { by, editor }: { by: string; editor: string },
): Promise<void> {
  const row = became && (await applicationOf(mover.transaction, event.id, by))
  if (!row) return
  const facts = { ...factsOf(event, row), ...atItsTime, id: row.id, state: row.state }
  if (became === 'ATTENDED') {
    await mover.move(applicationMoves, facts, { action: 'attend', as: 'editor', by: editor })
    return
  }
  await mover.move(applicationMoves, facts, { action: 'withdraw', as: 'applicant', by })
  await moveUp(mover, { ...event, taken: event.taken - 1 })
}

/** Has it all happened when the sample says; who was there was marked when it had ended. */
async function setBack({ transaction }: Mover, { id, known }: EventStanding, age: number): Promise<void> {
  const rows = await transaction
    .selectFrom('event_application')
    .select(['id', 'state'])
    .where('event_id', '=', id)
    .execute()
  const over = Math.max(0, Math.floor((Date.now() - known.ends_at.getTime()) / day))
  for (const isAttended of [true, false]) {
    const ids = rows.filter(({ state }) => (state === 'ATTENDED') === isAttended).map((row) => row.id)
    const days = isAttended ? over : age - 1
    await setHistoryBack(transaction, applicationLifecycle.subject, ids, days, age - days)
  }
  await transaction
    .updateTable('event_certificate')
    .set({ given_at: known.ends_at })
    .where('application_id', 'in', (eb) =>
      eb.selectFrom('event_application').select('id').where('event_id', '=', id),
    )
    .execute()
}

async function addSample(mover: Mover, id: string, given: Sample, people: SamplePeople): Promise<void> {
  const first = Date.now() - given.age * day
  const idOf = ({ who }: Person) => people.get(who)!.accountId
  let event = await holdEvent(mover, id)
  for (const [place, person] of given.people.entries()) {
    const appliedAt = new Date(first + (place * day) / 24)
    await apply(mover, event, person, idOf(person), appliedAt)
    event = await standing(mover.transaction, id)
  }
  const editor = people.get('demo_admin')!.accountId
  for (const person of given.people.filter(({ became }) => became !== undefined)) {
    await finish(mover, event, person, { by: idOf(person), editor })
    event = await standing(mover.transaction, id)
  }
  await giveCertificates(mover, event)
  await setBack(mover, event, given.age)
}

/** The ids of sample events by kind and title, of those that nobody has applied for. */
async function untouched({ db }: Services): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom(events(db))
    .select(['id', 'kind', 'title'])
    .where(sql<boolean>`not exists (select from event_application where event_id = event.id)`)
    .execute()
  return new Map(rows.map(({ id, kind, title }) => [`${kind} ${title}`, id]))
}

/** Applications for sample events: with seats, waiting, withdrawn, attended with certificates. */
export const demoApplications: DemoData = {
  name: 'demo applications for events',
  content: () => demoLines('events'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const ids = await untouched(services)
    for (const line of demoLines('events')) {
      const given = sample.parse(JSON.parse(line))
      const id = ids.get(`${given.kind} ${given.event}`)
      if (id) await moving(quiet, (mover) => addSample(mover, id, given, people))
    }
  },
}
