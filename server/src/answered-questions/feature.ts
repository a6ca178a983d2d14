import type { Feature } from '../kernel/feature.ts'
import { answeredQuestions } from './search-collection.ts'

export const answeredQuestionsFeature = {
  name: 'answered-questions',
  tables: ['answered_question', 'answered_question_article'],
  learnedFrom: answeredQuestions,
} as const satisfies Feature
