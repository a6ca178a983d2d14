import type { assistantCalls } from '@portal/protocol/assistant/calls.ts'
import { mostEarlier } from '@portal/protocol/assistant/constants.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { holdMaker } from '../../account/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { maskPersonal } from '../mask.ts'
import { embedderOf, modelOf } from '../model/door.ts'
import { answerQuestion, type Answering } from '../passages/answer.ts'
import { ownConversation } from '../policy.ts'
import { earlierQuestions, findTurn, standingOf } from '../queries.ts'
import { shownTurns } from '../shown.ts'
import { countAsked, isConsented, isMeaningConsented, leftToday } from '../standing.ts'

type Given = GivenOf<typeof assistantCalls.ask>
type Answer = AnswerOf<typeof assistantCalls.ask>

/** Answers a question with passages of the portal's texts; of somebody signed in it is kept, and a model may write. */
export async function askQuestion(services: Services, { body }: Given, asker: Asker): Promise<Answer> {
  return asker.signedIn
    ? askSignedIn(services, body, { accountId: asker.signedIn.accountId, language: asker.language })
    : askVisiting(services, body, asker.language)
}

async function askVisiting(services: Services, body: Given['body'], language: Language): Promise<Answer> {
  if (body.conversation !== undefined) throw new Refusal('notFound')
  const { question, earlier = [], country } = body
  const { isAnswered, ...answering } = await answerQuestion(services, {
    question,
    earlier,
    country,
    language,
    isSent: false,
  })
  return {
    id: null,
    conversation: null,
    question: maskPersonal(question),
    language,
    country: country ?? null,
    askedAt: new Date().toISOString(),
    state: isAnswered ? 'FOUND' : 'UNANSWERED',
    ...answering,
    answer: null,
    feedback: null,
  }
}

interface Owner {
  accountId: string
  language: Language
}

async function askSignedIn(services: Services, body: Given['body'], owner: Owner): Promise<Answer> {
  const { config, db } = services
  const { conversation, question, country } = body
  if (conversation !== undefined) await ownConversation(db, conversation, owner)
  // What would be refused is not looked for.
  const standing = await standingOf(db, owner.accountId)
  if (leftToday(standing) === 0) throw new Refusal('askedEnough')
  const embedder = embedderOf(config)
  const earlier = conversation === undefined ? (body.earlier ?? []) : await earlierQuestions(db, conversation)
  const answering = await answerQuestion(services, {
    question,
    earlier: earlier.slice(-mostEarlier),
    country,
    language: owner.language,
    isSent: embedder !== null && isMeaningConsented(embedder, standing),
  })
  const id = await keepTurn(services, body, answering, owner)
  const turn = await findTurn(db, id)
  if (!turn) throw new Refusal('notFound')
  const [shown] = await shownTurns(services, [turn])
  return shown!
}

/** Keeps a question in its conversation, or in a new one; answers its id. */
async function keepTurn(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { conversation, question, country, writes = false }: Given['body'],
  { isAnswered, isPartial, passages, askedBefore }: Answering,
  { accountId, language }: Owner,
): Promise<string> {
  const asked = maskPersonal(question)
  return db.transaction().execute(async (transaction) => {
    await holdMaker(transaction, accountId)
    // Whoever is told to ask again has lost no question by it.
    if (isAnswered || !isPartial) await countAsked(transaction, accountId)
    const standing = await standingOf(transaction, accountId)
    const model = writes && isAnswered ? modelOf(config) : null
    const writer = model && isConsented(model, standing) ? model : null
    const held = conversation ?? (await beginConversation(transaction, accountId, asked))
    const used = await transaction
      .updateTable('assistant_conversation')
      .set({ asked_at: new Date() })
      .where('id', '=', held)
      .returning('id')
      .executeTakeFirst()
    // It was deleted while its question was looked for.
    if (!used) throw new Refusal('notFound')
    const { id } = await transaction
      .insertInto('assistant_turn')
      .values({
        conversation_id: held,
        question: asked,
        language,
        country: country ?? null,
        is_partial: isPartial,
        state: writer ? 'WRITING' : isAnswered ? 'FOUND' : 'UNANSWERED',
        passages: JSON.stringify(passages),
        asked_before: JSON.stringify(askedBefore),
        generator: writer?.recipient ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

async function beginConversation(
  transaction: Services['db'],
  accountId: string,
  title: string,
): Promise<string> {
  const { id } = await transaction
    .insertInto('assistant_conversation')
    .values({ account_id: accountId, title })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
