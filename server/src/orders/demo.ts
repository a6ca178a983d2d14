import { orderLifecycle } from '@portal/protocol/orders/lifecycle.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople, type SamplePeople } from '../account/door.ts'
import { threadsOf, writeInThread } from '../conversations/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import type { Services } from '../kernel/services.ts'
import { offeredBy } from '../law-services/door.ts'
import { beginOrder, cancelOrder, completeOrder, connectOrder } from './actions/move-order.ts'
import { placeOrder } from './actions/place-order.ts'
import { orderSubject } from './subject.ts'

/** What became of a sample. */
const sample = z.strictObject({
  demander: z.string(),
  provider: z.string(),
  /** Title of the provider's service that was ordered. */
  service: z.string(),
  state: z.enum(orderLifecycle.states),
  /** Days since the last thing that happened, and between one and the next. */
  age: z.int(),
  pace: z.int().default(1),
  /** Days from today to the day that the provider has named. */
  expectedIn: z.int().optional(),
  note: z.string(),
  contact: z.string(),
  phone: z.string(),
  /** What the provider said with a move, by its action. */
  said: z.record(z.string(), z.string()).default({}),
  /** Who cancelled it, when it had come how far, and why. */
  cancelled: z
    .strictObject({
      by: z.enum(['demander', 'provider']),
      after: z.enum(['TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING']),
      reason: z.string().optional(),
    })
    .optional(),
  /** What the two write to each other, the demander's turns first. */
  thread: z.array(z.string()).default([]),
})

type Sample = z.output<typeof sample>

const way = ['TO_BE_CONNECTED', 'CONNECTED', 'PROCESSING', 'COMPLETED'] as const

/** When an order came as far as each state of its way. */
const moments = ['ordered_at', 'connected_at', 'begun_at', 'completed_at'] as const

/** Has it all happened as long ago as the sample says. */
async function setBack({ db }: Services, id: string, { age, pace }: Sample, moves: number): Promise<void> {
  const earlier = (place: number) =>
    sql<Date>`${sql.ref(moments[place]!)} - make_interval(days => ${age + pace * (moves - place)})`
  await db
    .updateTable('service_order')
    .set({ ordered_at: earlier(0), connected_at: earlier(1), begun_at: earlier(2), completed_at: earlier(3) })
    .where('id', '=', id)
    .execute()
  await setHistoryBack(db, orderLifecycle.subject, [id], age, pace)
}

function dayFromToday(days: number): string {
  return new Date(Date.parse(zoneToday()) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Makes the moves that lead an order to its state, and says how many. */
async function leadTo(services: Services, id: string, given: Sample, people: SamplePeople): Promise<number> {
  const { state, cancelled, said, expectedIn } = given
  const provider = people.get(given.provider)!
  const at = { params: { id } }
  const reached = way.indexOf(cancelled?.after ?? (state === 'CANCELLED' ? 'TO_BE_CONNECTED' : state))
  const note = (action: string) => ({ note: said[action] })
  if (reached >= 1) {
    const body = { ...note('communicated'), consentsToAbroad: true }
    await connectOrder(services, { ...at, body }, provider)
  }
  if (reached >= 2) {
    const expectedOn = expectedIn === undefined ? undefined : dayFromToday(Math.max(expectedIn, 0))
    await beginOrder(services, { ...at, body: { ...note('processing'), expectedOn } }, provider)
  }
  if (reached >= 3) await completeOrder(services, { ...at, body: note('completed') }, provider)
  if (!cancelled) return reached
  const by = cancelled.by === 'provider' ? provider : people.get(given.demander)!
  await cancelOrder(services, { ...at, body: { reason: cancelled.reason } }, by)
  return reached + 1
}

async function addSample(services: Services, given: Sample, people: SamplePeople): Promise<void> {
  const demander = people.get(given.demander)!
  const provider = people.get(given.provider)!
  const offered = await offeredBy(services.db, provider.accountId)
  const service = offered.find(({ title }) => title === given.service)
  if (!service) throw new Error(`${given.provider} offers no ${given.service}`)
  const { note, contact, phone } = given
  const body = { note, contact, phone, consentsToAbroad: true }
  const { id } = await placeOrder(services, { params: { id: service.id }, body }, demander)
  const thread = (await threadsOf(services.db, orderSubject, [id])).get(id)!
  for (const [turn, text] of given.thread.entries()) {
    const author = turn % 2 === 0 ? demander : provider
    await writeInThread(services.db, { thread, author: author.accountId, text })
  }
  await setBack(services, id, given, await leadTo(services, id, given, people))
}

/** Orders in every state, in three languages, with what was written about them. */
export const demoOrders: DemoData = {
  name: 'demo orders',
  content: () => demoLines('orders'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('service_order').select('note').execute()
    const notes = new Set(there.map(({ note }) => note))
    for (const line of demoLines('orders')) {
      const given = sample.parse(JSON.parse(line))
      if (!notes.has(given.note)) await addSample(quiet, given, people)
    }
  },
}
