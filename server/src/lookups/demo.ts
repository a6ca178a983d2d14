import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { proceedings } from '@portal/protocol/lookups/constants.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople, type SamplePeople } from '../account/door.ts'
import { caseNumbered } from '../cases/door.ts'
import { threadsOf, writeInThread } from '../conversations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import type { Services } from '../kernel/services.ts'
import { addWorkingDays } from '../kernel/working-days.ts'
import { findLawByAddress } from '../laws/door.ts'
import { applyForLookup } from './actions/apply.ts'
import { acceptLookup, completeLookup, declineLookup, quoteLookup } from './actions/move-desk-lookup.ts'
import { acceptQuote, cancelLookup } from './actions/move-own-lookup.ts'
import { writeResult } from './actions/write-result.ts'
import { findLookup } from './queries.ts'
import { lookupSubject } from './subject.ts'

const result = z.strictObject({
  language: z.enum(languages),
  title: z.string(),
  questions: z.array(z.string()),
  /** Clean HTML, paragraph by paragraph. */
  answer: z.array(z.string()),
  /** Laws by their addresses. */
  provisions: z.array(z.strictObject({ law: z.string(), article: z.string(), relevance: z.string() })),
  cases: z.array(z.strictObject({ number: z.string(), relevance: z.string() })).default([]),
  institution: z.string(),
  investigator: z.string(),
})

/** What became of a sample. */
const sample = z.strictObject({
  /** Username of the applicant. */
  by: z.string(),
  applicant: z.string(),
  company: z.string().optional(),
  phone: z.string(),
  email: z.string(),
  country: z.string(),
  departments: z.array(z.string()),
  matter: z.string(),
  question: z.string(),
  proceedings: z.enum(proceedings),
  isForeignInvestment: z.boolean(),
  needsNotary: z.boolean(),
  needsTranslation: z.boolean(),
  cost: z.number(),
  days: z.int(),
  quote: z.strictObject({ cost: z.number(), days: z.int(), note: z.string() }).optional(),
  state: z.enum(['SUBMITTED', 'INVESTIGATING', 'COMPLETED', 'CANCELLED']),
  /** Days since the last thing that happened, and between one and the next. */
  age: z.int(),
  pace: z.int(),
  /** Why the desk declined it. */
  declined: z.string().optional(),
  /** Of a completed one, and of one that is worked on as far as it is written. */
  result: result.optional(),
  draft: result.optional(),
  /** What the two write to each other, the applicant's turns first. */
  thread: z.array(z.string()).default([]),
})

type Sample = z.output<typeof sample>
type Acting = SamplePeople extends Map<string, infer Person> ? Person : never

function daysAgo(days: number): string {
  return new Date(Date.parse(zoneToday()) - days * 86_400_000).toISOString().slice(0, 10)
}

async function lawOf(db: Database, address: string): Promise<string> {
  const law = await findLawByAddress(db, address)
  if (!law) throw new Error(`no law at ${address}`)
  return law.id
}

async function caseOf(db: Database, number: string): Promise<string> {
  const id = await caseNumbered(db, number)
  if (!id) throw new Error(`no case ${number}`)
  return id
}

async function write(
  services: Services,
  id: string,
  written: z.output<typeof result>,
  { age, desk }: { age: number; desk: Acting },
): Promise<void> {
  const { answer, provisions, cases, ...given } = written
  const { db } = services
  const body = {
    ...given,
    revision: 0,
    answer: answer.join(''),
    provisions: await Promise.all(
      provisions.map(async ({ law, ...one }) => ({ ...one, lawId: await lawOf(db, law) })),
    ),
    cases: await Promise.all(
      cases.map(async ({ number, relevance }) => ({ relevance, caseId: await caseOf(db, number) })),
    ),
    checkedOn: daysAgo(age),
    declaresNoInterest: true as const,
    files: [],
  }
  await writeResult(services, { params: { id }, body }, desk)
}

/** Makes the moves that lead a lookup to its state, and says when each was, in their order. */
async function leadTo(services: Services, id: string, given: Sample, [applicant, desk]: [Acting, Acting]) {
  const { state, quote, declined, age } = given
  const at = { params: { id } }
  const moments = ['submitted_at']
  if (quote) {
    await quoteLookup(services, { ...at, body: { ...quote, quotedAt: null } }, desk)
    moments.push('quoted_at')
  }
  if (state === 'INVESTIGATING' || state === 'COMPLETED') {
    const quotedAt = (await findLookup(services.db, id))?.quoted_at?.toISOString()
    if (quotedAt) await acceptQuote(services, { ...at, body: { quotedAt } }, applicant)
    else await acceptLookup(services, at, desk)
    moments.push('accepted_at')
  }
  const written = given.result ?? given.draft
  if (written) await write(services, id, written, { age, desk })
  if (state === 'COMPLETED') {
    await completeLookup(services, { ...at, body: { revision: 1 } }, desk)
    moments.push('completed_at')
  }
  if (state === 'CANCELLED') {
    if (declined) await declineLookup(services, { ...at, body: { reason: declined } }, desk)
    else await cancelLookup(services, at, applicant)
    moments.push('cancelled_at')
  }
  return moments
}

/** Has it all happened as long ago as the sample says. */
async function setBack({ db }: Services, id: string, given: Sample, moments: readonly string[]) {
  const { age, pace, quote } = given
  const ago = (moment: string) => age + pace * (moments.length - 1 - moments.indexOf(moment))
  const earlier = (moment: string, column = moment) => ({
    [column]: sql<Date>`${sql.ref(column)} - make_interval(days => ${ago(moment)})`,
  })
  const isAccepted = moments.includes('accepted_at')
  await db
    .updateTable('lookup')
    .set({
      is_sample: true,
      ...Object.assign({}, ...moments.map((moment) => earlier(moment))),
      ...(isAccepted && {
        ...(quote && earlier('accepted_at', 'quote_accepted_at')),
        due_on: addWorkingDays(daysAgo(ago('accepted_at')), quote?.days ?? given.days),
      }),
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('lookup_result')
    .set({ written_at: sql<Date>`written_at - make_interval(days => ${age})` })
    .where('lookup_id', '=', id)
    .execute()
  await setHistoryBack(db, lookupSubject, [id], age, pace)
}

async function addSample(services: Services, given: Sample, people: SamplePeople): Promise<void> {
  const applicant = people.get(given.by)!
  const desk = people.get('demo_admin')!
  const { cost: expectedCost, days: expectedDays } = given
  const body = { ...given, expectedCost, expectedDays, files: [], declares: true as const }
  const { id } = await applyForLookup(services, { body }, applicant)
  const moments = await leadTo(services, id, given, [applicant, desk])
  const thread = (await threadsOf(services.db, lookupSubject, [id])).get(id)
  for (const [turn, text] of given.thread.entries()) {
    const author = turn % 2 === 0 ? applicant : desk
    await writeInThread(services.db, { thread: thread!, author: author.accountId, text })
  }
  await setBack(services, id, given, moments)
}

/** Lookups in every state, in three languages, with results that quote the laws of the demo. */
export const demoLookups: DemoData = {
  name: 'demo lookups',
  content: () => demoLines('lookups'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('lookup').select('question').execute()
    const questions = new Set(there.map(({ question }) => question))
    for (const line of demoLines('lookups')) {
      const given = sample.parse(JSON.parse(line))
      if (!questions.has(given.question)) await addSample(quiet, given, people)
    }
  },
}
