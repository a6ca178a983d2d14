import { evaluatedKinds, evaluationFaults } from '@portal/protocol/evaluations/constants.ts'
import { evaluationLifecycle } from '@portal/protocol/evaluations/lifecycle.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople, type SamplePeople } from '../account/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import type { Services } from '../kernel/services.ts'
import { answerEvaluation, evaluate } from './actions/evaluate.ts'
import {
  approveEvaluation,
  rejectEvaluation,
  takeDownEvaluation,
  takeDownReply,
} from './actions/review-evaluation.ts'
import { unevaluated } from './unevaluated.ts'

/** What a demander says of the first work of a kind between the two of which nothing was said yet. */
const sample = z.strictObject({
  kind: z.enum(evaluatedKinds),
  demander: z.string(),
  provider: z.string(),
  stars: z.int(),
  content: z.string(),
  state: z.enum(evaluationLifecycle.states),
  /** Why it was refused, or taken down after it was shown. */
  refused: z
    .strictObject({ fault: z.enum(evaluationFaults), reason: z.string(), wasShown: z.boolean() })
    .optional(),
  reply: z.string().optional(),
  /** Why the answer alone was taken down. */
  replyRefused: z.strictObject({ fault: z.enum(evaluationFaults), reason: z.string() }).optional(),
  /** Days since it was given. */
  age: z.int(),
})

type Sample = z.output<typeof sample>

async function decide(services: Services, id: string, given: Sample, people: SamplePeople): Promise<void> {
  const moderator = people.get('demo_admin')!
  const at = { params: { id } }
  const { refused, reply, replyRefused, state } = given
  if (state === 'DISPLAYED' || refused?.wasShown) await approveEvaluation(services, at, moderator)
  if (reply !== undefined) {
    await answerEvaluation(services, { ...at, body: { content: reply } }, people.get(given.provider)!)
  }
  if (replyRefused) await takeDownReply(services, { ...at, body: replyRefused }, moderator)
  if (!refused) return
  const body = { fault: refused.fault, reason: refused.reason }
  const refuse = refused.wasShown ? takeDownEvaluation : rejectEvaluation
  await refuse(services, { ...at, body }, moderator)
}

async function addSample(services: Services, given: Sample, people: SamplePeople): Promise<void> {
  const demander = people.get(given.demander)!
  const { accountId: providerId } = people.get(given.provider)!
  const { kind, stars, content, age } = given
  const work = await unevaluated(services.db, kind, demander.accountId)
    .where('completed.provider_id', '=', providerId)
    .orderBy('completed.completed_at')
    .orderBy('completed.id')
    .executeTakeFirst()
  if (!work) throw new Error(`${given.provider} completed no other ${kind} for ${given.demander}`)
  const { id } = await evaluate(services, { body: { kind, id: work.id, stars, content } }, demander)
  await decide(services, id, given, people)
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(days => ${age})`
  await services.db
    .updateTable('evaluation')
    .set({ submitted_at: earlier('submitted_at'), replied_at: earlier('replied_at') })
    .where('id', '=', id)
    .execute()
  await setHistoryBack(services.db, evaluationLifecycle.subject, [id], age)
}

/** Evaluations in every state, in three languages, of cooperations and of orders. */
export const demoEvaluations: DemoData = {
  name: 'demo evaluations',
  content: () => demoLines('evaluations'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('evaluation').select('content').execute()
    const said = new Set(there.map(({ content }) => content))
    for (const line of demoLines('evaluations')) {
      const given = sample.parse(JSON.parse(line))
      if (!said.has(given.content)) await addSample(quiet, given, people)
    }
  },
}
