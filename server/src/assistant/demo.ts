import { languages } from '@portal/protocol/kernel/languages.ts'
import { z } from 'zod'
import { samplePeople } from '../account/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import type { Services } from '../kernel/services.ts'
import { findLawByAddress } from '../laws/door.ts'
import type { Candidate } from './passages/find.ts'
import { arrange, presentAll } from './passages/present.ts'
import { sentencesOf } from '../text/sentences.ts'

const sample = z.strictObject({
  /** Username of who asked. */
  by: z.string(),
  language: z.enum(languages),
  /** Days since it was asked. */
  age: z.int(),
  turns: z.array(
    z.strictObject({
      question: z.string(),
      /** That answer it, laws by their addresses; where none does, nothing was found. */
      articles: z.array(z.strictObject({ law: z.string(), article: z.string() })),
      verdict: z.enum(['UP', 'DOWN']).optional(),
      reason: z.string().optional(),
    }),
  ),
})

type Sample = z.output<typeof sample>
type Article = Sample['turns'][number]['articles'][number]

/** An article as search would have found it: in the reader's language where it is held, by its first sentence. */
async function candidateOf(
  { db, everyFeature }: Services,
  { law: address, article }: Article,
  reader: Sample['language'],
): Promise<Candidate> {
  const searched = everyFeature.searched.find(({ declaration }) => declaration.kind === 'law')
  const law = await findLawByAddress(db, address)
  const [group] = (law && (await searched?.groups(db, [law.id]))) ?? []
  const units = group?.units.filter(({ key }) => key === article) ?? []
  const unit = units.find(({ language }) => language === reader) ?? units[0]
  const title = group?.titles.find(({ language }) => language === reader) ?? group?.titles[0]
  if (!searched || !group || !unit || !title) throw new Error(`no article ${article} at ${address}`)
  const { language, key, number, heading, text } = unit
  const { id, values, dates, shown } = group
  const quotable = { said: 1, saidByConcepts: 1, sentence: sentencesOf(text)[0] ?? null }
  return {
    passage: 'law',
    searched,
    row: {
      group: { id, title: title.title, titleLanguage: title.language, values, dates, shown },
      language,
      key,
      number,
      heading,
      text,
      fragments: [],
      score: 1,
      quotable,
    },
    quotable,
    worth: 1,
    isNamed: false,
    isNear: false,
  }
}

async function addConversation(services: Services, accountId: string, given: Sample): Promise<void> {
  const { db } = services
  const { language, turns, age } = given
  const asked = Date.now() - age * 86_400_000
  const at = (turn: number) => new Date(asked + turn * 90_000)
  const { id } = await db
    .insertInto('assistant_conversation')
    .values({ account_id: accountId, title: turns[0]!.question, asked_at: at(turns.length - 1) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [turn, { question, articles, verdict, reason }] of turns.entries()) {
    const candidates = []
    for (const article of articles) candidates.push(await candidateOf(services, article, language))
    const passages = arrange(await presentAll(services, candidates, language))
    await db
      .insertInto('assistant_turn')
      .values({
        conversation_id: id,
        question,
        language,
        state: passages.length > 0 ? 'FOUND' : 'UNANSWERED',
        passages: JSON.stringify(passages),
        asked_before: '[]',
        asked_at: at(turn),
        ...(verdict && { verdict, reason: reason ?? '', rated_at: at(turn + 1) }),
      })
      .execute()
  }
}

/** Conversations in three languages, with what readers thought of some answers. */
export const demoAssistant: DemoData = {
  name: 'demo assistant',
  content: () => demoLines('assistant'),
  load: async (services) => {
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('assistant_conversation').select('title').execute()
    const titles = new Set(there.map(({ title }) => title))
    for (const line of demoLines('assistant')) {
      const given = sample.parse(JSON.parse(line))
      const person = people.get(given.by)
      if (person && !titles.has(given.turns[0]!.question)) {
        await addConversation(services, person.accountId, given)
      }
    }
  },
}
