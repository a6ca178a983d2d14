import type { Database } from '../kernel/database/store.ts'
import type { CollectionDeclaration, SearchGroup } from '../search/door.ts'

export const answeredQuestionKind = 'question'

/** Questions from elsewhere as the search engine has them: it learns from them, and nobody finds them. */
export const answeredQuestionCollection: CollectionDeclaration = {
  kind: answeredQuestionKind,
  values: {},
  dates: [],
  orderedBy: [],
  parts: {},
  facets: [],
  figures: [],
  namedAs: 'title',
}

export async function answeredQuestionGroups(db: Database, ids: string[]): Promise<SearchGroup[]> {
  if (ids.length === 0) return []
  const questions = await db
    .selectFrom('answered_question')
    .select(['id', 'question', 'language'])
    .where('id', 'in', ids)
    .execute()
  const articles = await db
    .selectFrom('answered_question_article')
    .select(['question_id', 'law_id', 'article'])
    .where('question_id', 'in', ids)
    .orderBy('question_id')
    .orderBy('position')
    .execute()
  const articlesOf = Map.groupBy(articles, ({ question_id }) => question_id)
  return questions.map(({ id, question, language }) => ({
    id,
    kind: answeredQuestionKind,
    number: null,
    titles: [{ language, title: question, shortTitles: [] }],
    units: [],
    values: {},
    dates: {},
    parts: {},
    answered: {
      question,
      by: (articlesOf.get(id) ?? []).map(({ law_id, article }) => ({ group: law_id, unit: article })),
      path: null,
    },
    shown: {},
  }))
}
