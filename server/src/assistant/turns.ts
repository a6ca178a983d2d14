import type { AnswerState } from '@portal/protocol/assistant/constants.ts'
import type { Answer, Passage, Sentence } from '@portal/protocol/assistant/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { modelOf } from './model/door.ts'
import { ownTurn } from './policy.ts'
import { earlierQuestions, isBeingWritten, standingOf } from './queries.ts'
import { isConsented } from './standing.ts'

/** A question that a model is to answer. */
export interface WritingTurn {
  id: string
  /** Without personal data, as are the earlier ones. */
  question: string
  /** Earlier questions of its conversation, the oldest first. */
  earlier: string[]
  passages: Passage[]
  /** Of the reader. */
  language: Language
}

/**
 * The caller's question that waits for a model, which is now at work: of two who ask at once, one gets it.
 *
 * @throws Refusal where there is none, it is another's, it does not wait, or its owner has not consented
 */
export async function writingTurn(
  { db, config }: Pick<Services, 'db' | 'config'>,
  id: string,
  caller: Pick<Caller, 'accountId'>,
): Promise<WritingTurn> {
  const { question, language, passages, conversation_id: conversation } = await ownTurn(db, id, caller)
  const model = modelOf(config)
  const standing = await standingOf(db, caller.accountId)
  if (!model || !isConsented(model, standing)) throw new Refusal('notNow')
  const taken = await db
    .updateTable('assistant_turn')
    .set({ writing_at: new Date() })
    .where('id', '=', id)
    .where('writing_at', 'is', null)
    .where(isBeingWritten)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new Refusal('wrongState')
  const earlier = await earlierQuestions(db, conversation, id)
  return {
    id,
    question,
    earlier,
    passages: passages.map(({ source: _source, ...passage }) => passage),
    language,
  }
}

/** What became of an answer that a model was writing. */
export interface Written {
  state: Extract<AnswerState, 'ANSWERED' | 'STOPPED' | 'FAILED' | 'UNANSWERED'>
  sentences: readonly Sentence[]
  removed: Answer['removed']
}

/** Keeps what a model has written; false where its question has gone, or was kept before. */
export async function keepAnswer(
  { db }: Pick<Services, 'db'>,
  id: string,
  { state, sentences, removed }: Written,
): Promise<boolean> {
  const kept = await db
    .updateTable('assistant_turn')
    .set({ state, sentences: JSON.stringify(sentences), removed: JSON.stringify(removed) })
    .where('id', '=', id)
    .where('state', '=', 'WRITING')
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
