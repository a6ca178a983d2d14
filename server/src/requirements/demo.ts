import { zoneToday } from '@portal/protocol/kernel/today.ts'
import {
  cooperationLifecycle,
  requirementLifecycle,
  shownRequirementStates,
} from '@portal/protocol/requirements/lifecycle.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople, type SamplePeople } from '../account/door.ts'
import { threadsOf, writeInThread } from '../conversations/door.ts'
import { makeSampleFile, sampleFile } from '../documents/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import type { Services } from '../kernel/services.ts'
import { cancelCooperation, cancelSignUp, completeCooperation } from './actions/end-cooperation.ts'
import { cancelRequirement } from './actions/end-requirement.ts'
import { declineSignUp, negotiate, setCooperation } from './actions/answer-sign-up.ts'
import { publishRequirement } from './actions/publish-requirement.ts'
import { approveRequirement, rejectRequirement } from './actions/review-requirement.ts'
import { signUp } from './actions/sign-up.ts'
import type { RequirementGiven } from './accept-given.ts'
import { expireRequirements } from './clock.ts'
import type { Acting } from './policy.ts'
import { cooperationSubject } from './subject.ts'

/** What became of a sample, and of its sign-ups. */
const sample = z.strictObject({
  owner: z.string(),
  state: z.enum(shownRequirementStates),
  /** Days from today to the deadline, and since it was published. */
  days: z.int(),
  age: z.int(),
  title: z.string(),
  type: z.string(),
  disputeType: z.string().optional(),
  translationPair: z.string().optional(),
  businessType: z.string(),
  regions: z.array(z.string()),
  isUrgent: z.boolean().default(false),
  /** Paragraphs. */
  content: z.array(z.string()),
  /** Why it was refused. */
  reason: z.string().optional(),
  /** An attachment, open to verified providers. */
  file: sampleFile.optional(),
  /** Whom the owner has in mind. */
  partners: z.array(z.string()).default([]),
  signUps: z
    .array(
      z.strictObject({
        provider: z.string(),
        state: z.enum(cooperationLifecycle.states),
        note: z.string(),
        fee: z.tuple([z.number(), z.number()]).optional(),
        days: z.int().optional(),
        reason: z.string().optional(),
        /** What the two write to each other, the demander's turns first. */
        thread: z.array(z.string()).default([]),
      }),
    )
    .default([]),
})

type Sample = z.output<typeof sample>
type SampleSignUp = Sample['signUps'][number]

const contact: Record<string, { contact: string; phone: string }> = {
  sample_trader: { contact: '赵样例', phone: '+8653200000021' },
  sample_importer: { contact: 'Айгерим Примерова', phone: '+77270000022' },
  sample_resident: { contact: 'Sample Khan', phone: '+92210000023' },
}
/** Who would contract for the lawyers among them. */
const firms: Record<string, string> = {
  demo_lawyer: '青岛样例律师事务所（样例）',
  sample_counsel: '济南样例律师事务所（样例）',
  sample_advocate: 'Адвокатская контора «Пример» (образец)',
}

const anybody = { contact: '样例联系人', phone: '+8653200000020' }

function dayFromToday(days: number): string {
  return new Date(Date.parse(zoneToday()) + days * 86_400_000).toISOString().slice(0, 10)
}

/** How long ago a deadline ended with its day in the zone, in days; 0 where it has not. */
function sinceDeadline(days: number): number {
  const ended = Date.parse(`${dayFromToday(days + 1)}T00:00:00+08:00`)
  return Math.max(0, (Date.now() - ended) / 86_400_000)
}

function formOf(given: Sample, files: string[], partners: string[]): RequirementGiven {
  return {
    title: given.title,
    type: given.type,
    businessType: given.businessType,
    disputeType: given.disputeType,
    translationPair: given.translationPair,
    regions: given.regions,
    priority: given.isUrgent ? 'EMERGENCY' : 'NORMAL',
    // One that is over was published before.
    deadline: dayFromToday(Math.max(given.days, 0)),
    content: given.content.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    ...(contact[given.owner] ?? anybody),
    files,
    filesFor: files.length > 0 ? 'VERIFIED' : 'NEGOTIATING',
    partners,
    opposing: [],
  }
}

/** The moves that lead a sign-up to its state; who makes it, and by which action. */
async function leadTo(
  services: Services,
  id: string,
  { state, reason = '' }: SampleSignUp,
  { owner, provider }: { owner: Acting; provider: Acting },
): Promise<void> {
  const at = { params: { id } }
  const isBegun = !['SIGNED_UP', 'ABANDONED', 'NO_COOPERATION'].includes(state)
  if (isBegun) await negotiate(services, { ...at, body: { consentsToAbroad: true } }, owner)
  if (state === 'ABANDONED') await cancelSignUp(services, at, provider)
  if (state === 'NO_COOPERATION') await declineSignUp(services, { ...at, body: {} }, owner)
  if (!isBegun || state === 'IN_NEGOTIATION') return
  await setCooperation(services, at, owner)
  if (state === 'COMPLETED') await completeCooperation(services, at, owner)
  if (state === 'TERMINATED_BY_USER') await cancelCooperation(services, { ...at, body: { reason } }, owner)
  if (state === 'TERMINATED_BY_PROVIDER') {
    await cancelCooperation(services, { ...at, body: { reason } }, provider)
  }
}

/** What works on a requirement comes last, for it closes the requirement. */
const byTurn = ({ state }: SampleSignUp) => Number(state === 'COOPERATING' || state === 'COMPLETED')

async function addSignUps(
  services: Services,
  id: string,
  given: Sample,
  people: SamplePeople,
): Promise<void> {
  const owner = people.get(given.owner)!
  for (const one of given.signUps.toSorted((first, second) => byTurn(first) - byTurn(second))) {
    const provider = people.get(one.provider)!
    const { note, fee, days } = one
    const offer = { note, firm: firms[one.provider], feeFrom: fee?.[0], feeTo: fee?.[1], days }
    const body = { ...offer, consentsToAbroad: true }
    const { id: signUpId } = await signUp(services, { params: { id }, body }, provider)
    const thread = (await threadsOf(services.db, cooperationSubject, [signUpId])).get(signUpId)!
    for (const [turn, text] of one.thread.entries()) {
      const author = turn % 2 === 0 ? owner : provider
      await writeInThread(services.db, { thread, author: author.accountId, text })
    }
    await leadTo(services, signUpId, one, { owner, provider })
  }
}

async function addSample(
  services: Services,
  given: Sample,
  people: SamplePeople,
  moderator: Acting,
): Promise<string> {
  const owner = people.get(given.owner)!
  const upload = { ownerId: owner.accountId, purpose: 'REQUIREMENT' } as const
  const files = given.file ? [await makeSampleFile(services, upload, given.file)] : []
  const partners = given.partners.map((partner) => people.get(partner)!.accountId)
  const { id } = await publishRequirement(services, { body: formOf(given, files, partners) }, owner)
  const at = { params: { id } }
  if (given.state === 'WITHDRAWN') await cancelRequirement(services, at, owner)
  if (given.state === 'REJECTED') {
    await rejectRequirement(services, { ...at, body: { revision: 0, reason: given.reason ?? '' } }, moderator)
  }
  if (!['REVIEWING', 'REJECTED', 'WITHDRAWN'].includes(given.state)) {
    await approveRequirement(services, { ...at, body: { revision: 0 } }, moderator)
    await addSignUps(services, id, given, people)
    const hasClosed = given.signUps.some(({ state }) => state === 'COOPERATING' || state === 'COMPLETED')
    if (given.state === 'CLOSED' && !hasClosed) await cancelRequirement(services, at, owner)
  }
  await setBack(services, id, given)
  return id
}

/**
 * Has it all happened as long ago as the sample says, one thing after the other as it did; its moves but for the days
 * since its deadline: they are set back by those once the clock has made its own.
 */
async function setBack({ db }: Services, id: string, { age, days }: Sample): Promise<void> {
  const back = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(days => ${age})`
  await db
    .updateTable('requirement')
    .set({
      submitted_at: back('submitted_at'),
      published_at: back('published_at'),
      deadline: dayFromToday(days),
    })
    .where('id', '=', id)
    .execute()
  const signUps = await db
    .updateTable('cooperation')
    .set({ signed_up_at: back('signed_up_at'), completed_at: back('completed_at') })
    .where('requirement_id', '=', id)
    .returning('id')
    .execute()
  await setHistoryBack(db, requirementLifecycle.subject, [id], age - sinceDeadline(days))
  const signUpIds = signUps.map((one) => one.id)
  await setHistoryBack(db, cooperationLifecycle.subject, signUpIds, age)
}

/** Requirements in every state, in three languages, with sign-ups and what was written about them. */
export const demoRequirements: DemoData = {
  name: 'demo requirements',
  content: () => demoLines('requirements'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const samples = demoLines('requirements').map((line) => sample.parse(JSON.parse(line)))
    const there = await services.db.selectFrom('requirement').select('title').execute()
    const titles = new Set(there.map(({ title }) => title))
    const added: { id: string; days: number }[] = []
    for (const one of samples) {
      if (titles.has(one.title)) continue
      const id = await addSample(quiet, one, people, people.get('demo_admin')!)
      added.push({ id, days: one.days })
    }
    await expireRequirements(quiet)
    const ids = added.map(({ id }) => id)
    const over = added.map(({ days }) => sinceDeadline(days))
    await setHistoryBack(services.db, requirementLifecycle.subject, ids, over)
  },
}
