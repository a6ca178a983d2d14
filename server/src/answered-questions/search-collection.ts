import type { Database } from '../kernel/database/store.ts'
import { learnedFrom } from '../kernel/learned-from.ts'

export const answeredQuestionKind = 'question'

async function readQuestions(db: Database, ids: readonly string[]) {
  const questions = await db
    .selectFrom('answered_question')
    .select(['id', 'question', 'language'])
    .where('id', 'in', ids)
    .execute()
  const articles = await db
    .selectFrom('answered_question_article')
    .select(['question_id', 'law_id as group', 'article as unit'])
    .where('question_id', 'in', ids)
    .orderBy('question_id')
    .orderBy('position')
    .execute()
  const articlesOf = Map.groupBy(articles, ({ question_id: id }) => id)
  return questions.map((one) => ({
    ...one,
    by: (articlesOf.get(one.id) ?? []).map(({ group, unit }) => ({ group, unit })),
  }))
}

/** Questions from elsewhere, with the articles that answered them. */
export const answeredQuestions = learnedFrom(
  answeredQuestionKind,
  { table: 'answered_question', column: 'id' },
  readQuestions,
)
