import { consultationLifecycle, publicationLifecycle } from '@portal/protocol/consultations/lifecycle.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople, type SamplePeople } from '../account/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import type { Services } from '../kernel/services.ts'
import { samplePublications } from '../publications/door.ts'
import { ask, askTeam } from './actions/ask.ts'
import { addPrepared } from './actions/prepare.ts'
import { agree, offer, withdraw } from './actions/publish.ts'
import { reply, teamReply } from './actions/reply.ts'

/** A question, and what became of it. */
const sample = z.strictObject({
  /** Username. */
  asker: z.string(),
  state: z.enum(['UNANSWERED', 'REPLIED', 'OFFERED', 'PUBLISHED', 'WITHDRAWN']),
  /** Days since it was asked. */
  age: z.int(),
  /** From the question to the answer. */
  hours: z.int().default(0),
  reads: z.int().default(0),
  type: z.string(),
  title: z.string(),
  question: z.string(),
  /** Paragraphs. */
  answer: z.array(z.string()).default([]),
  /** The product whose team is asked, by its Chinese title, and the member who answers. */
  product: z.string().optional(),
  member: z.string().optional(),
})

type Sample = z.output<typeof sample>

const htmlOf = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('')

async function answer(services: Services, id: string, given: Sample, people: SamplePeople): Promise<void> {
  const desk = people.get('demo_admin')!
  const at = { params: { id } }
  const { state, title, question } = given
  const content = htmlOf(given.answer)
  const written = { ...at, body: { revision: 0, content, files: [] } }
  const member = given.member === undefined ? undefined : people.get(given.member)
  await (member ? teamReply(services, written, member) : reply(services, written, desk))
  if (state === 'REPLIED') return
  await offer(services, { ...at, body: { title, question, answer: content, offeredAt: null } }, desk)
  if (state === 'OFFERED') return
  const asker = people.get(given.asker)!
  if (state === 'WITHDRAWN') {
    await withdraw(services, at, asker)
    return
  }
  const { offered_at: offeredAt } = await services.db
    .selectFrom('consultation_publication')
    .select('offered_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await agree(services, { ...at, body: { offeredAt: offeredAt.toISOString() } }, asker)
}

/** Has it all happened as long ago as the sample says: what its rows and its histories tell stays of one moment. */
async function setBack({ db }: Services, id: string, { age, hours, reads }: Sample): Promise<void> {
  const sinceReply = age - hours / 24
  const back = (column: string, days: number) =>
    sql<Date>`${sql.ref(column)} - interval '1 day' * ${days}::float8`
  await db
    .updateTable('consultation')
    .set({ asked_at: back('asked_at', age), replied_at: back('replied_at', sinceReply) })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('consultation_reply')
    .set({ replied_at: back('replied_at', sinceReply) })
    .where('consultation_id', '=', id)
    .execute()
  await db
    .updateTable('consultation_publication')
    .set({
      offered_at: back('offered_at', sinceReply),
      published_at: back('published_at', sinceReply),
      reads,
    })
    .where('id', '=', id)
    .execute()
  await setHistoryBack(db, consultationLifecycle.subject, [id], sinceReply, hours / 24)
  await setHistoryBack(db, publicationLifecycle.subject, [id], sinceReply)
}

/** Questions that wait, are answered and are published, in three languages; each answer cites laws that are held. */
export const demoConsultations: DemoData = {
  name: 'demo consultations',
  content: () => demoLines('consultations'),
  load: async (services) => {
    // Nobody was there to be told of it.
    const quiet = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('consultation').select('title').execute()
    const titles = new Set(there.map(({ title }) => title))
    const products = await samplePublications(services.db, 'product')
    for (const line of demoLines('consultations')) {
      const given = sample.parse(JSON.parse(line))
      if (titles.has(given.title)) continue
      const { type, title, question: content } = given
      const allowsPublication = given.state !== 'UNANSWERED' && given.state !== 'REPLIED'
      const body = { type, title, content, phone: '+8653200000020', files: [], allowsPublication }
      const asker = people.get(given.asker)!
      const product = given.product === undefined ? undefined : products.get(given.product)
      const { id } = product
        ? await askTeam(quiet, { params: { id: product }, body }, asker)
        : await ask(quiet, { body }, asker)
      if (given.state !== 'UNANSWERED') await answer(quiet, id, given, people)
      await setBack(services, id, given)
    }
  },
}

const paragraphs = z.array(z.string())
const preparedSample = z.strictObject({
  name: z.string(),
  type: z.string().optional(),
  words: z.strictObject({ zh: paragraphs, en: paragraphs, ru: paragraphs }),
})

/** The texts that answers are begun with. */
export const demoPreparedAnswers: DemoData = {
  name: 'demo prepared answers',
  content: () => demoLines('prepared-answers'),
  load: async (services) => {
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('prepared_answer').select('name').execute()
    const names = new Set(there.map(({ name }) => name))
    for (const line of demoLines('prepared-answers')) {
      const { name, type, words } = preparedSample.parse(JSON.parse(line))
      if (names.has(name)) continue
      const [zh, en, ru] = languages.map((language) => htmlOf(words[language])) as [string, string, string]
      await addPrepared(services, { body: { name, type, words: { zh, en, ru } } }, people.get('demo_admin')!)
    }
  },
}
