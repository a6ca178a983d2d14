import type { Feature } from '../kernel/feature.ts'
import { answeredQuestionCollection, answeredQuestionGroups } from './search-collection.ts'

export const answeredQuestionsFeature = {
  name: 'answered-questions',
  tables: ['answered_question', 'answered_question_article'],
  learnedFrom: { declaration: answeredQuestionCollection, groups: answeredQuestionGroups },
} as const satisfies Feature
