import { lawServiceLifecycle, shownServiceStates } from '@portal/protocol/law-services/lifecycle.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople } from '../account/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import type { Services } from '../kernel/services.ts'
import type { ServiceGiven } from './accept-given.ts'
import { closeService } from './actions/end-service.ts'
import { offerService } from './actions/offer-service.ts'
import { approveService, rejectService } from './actions/review-service.ts'
import type { Acting } from './policy.ts'

/** A sample, and what became of it. */
const sample = z.strictObject({
  /** Username. */
  provider: z.string(),
  state: z.enum(shownServiceStates),
  /** Days since it was offered. */
  age: z.int(),
  title: z.string(),
  type: z.string(),
  disputeType: z.string().optional(),
  translationPair: z.string().optional(),
  businessType: z.string(),
  regions: z.array(z.string()),
  description: z.string(),
  /** Paragraphs. */
  content: z.array(z.string()),
  firm: z.string().optional(),
  fee: z.tuple([z.number(), z.number()]).optional(),
  days: z.int().optional(),
  /** Why it was refused. */
  reason: z.string().default(''),
  cases: z.array(z.strictObject({ title: z.string(), theme: z.string(), content: z.string() })).default([]),
})

type Sample = z.output<typeof sample>

function formOf({
  provider: _provider,
  state: _state,
  age: _age,
  reason: _reason,
  fee,
  content,
  ...given
}: Sample) {
  const body: ServiceGiven = {
    ...given,
    feeFrom: fee?.[0],
    feeTo: fee?.[1],
    content: content.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  }
  return body
}

async function addSample(
  services: Services,
  given: Sample,
  provider: Acting,
  moderator: Acting,
): Promise<void> {
  const { id } = await offerService(services, { body: formOf(given) }, provider)
  const at = { params: { id } }
  const { state, reason, age } = given
  const body = { revision: 0, reason }
  if (state === 'REJECTED') await rejectService(services, { ...at, body }, moderator)
  if (state === 'DISPLAYED' || state === 'CLOSED') await approveService(services, { ...at, body }, moderator)
  if (state === 'CLOSED') await closeService(services, at, provider)
  const since = sql<Date>`now() - make_interval(days => ${age})`
  await services.db
    .updateTable('law_service')
    .set({ submitted_at: since })
    .set(({ case: when }) => ({
      published_at: when().when('published_at', 'is', null).then(null).else(since).end(),
    }))
    .where('id', '=', id)
    .execute()
  await setHistoryBack(services.db, lawServiceLifecycle.subject, [id], age)
}

/** Services in every state, in three languages, with cases. */
export const demoServices: DemoData = {
  name: 'demo services',
  content: () => demoLines('law-services'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('law_service').select('title').execute()
    const titles = new Set(there.map(({ title }) => title))
    for (const line of demoLines('law-services')) {
      const given = sample.parse(JSON.parse(line))
      if (titles.has(given.title)) continue
      await addSample(quiet, given, people.get(given.provider)!, people.get('demo_admin')!)
    }
  },
}
