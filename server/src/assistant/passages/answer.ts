import type { Services } from '../../kernel/services.ts'
import { shownQuestions } from '../../laws/door.ts'
import type { KeptPassage, KeptQuestion } from '../tables.ts'
import { findTexts, type Candidate } from './find.ts'
import { arrange, presentAll } from './present.ts'
import { isAnswered } from './sound.ts'
import type { Question } from './understand.ts'

/** Passages that are shown of a question that nothing answers: the nearest. */
const nearest = 3

/** A case or another's answer that says so much of a question is shown beside the law. */
const leastSaid = 0.4

function isWorthReading({ passage, quotable, isNamed }: Candidate): boolean {
  return passage === 'law' || isNamed || quotable.said + quotable.saidByConcepts >= leastSaid
}

/** What the portal's texts have in answer to a question. */
export interface Answering {
  isAnswered: boolean
  passages: KeptPassage[]
  askedBefore: KeptQuestion[]
}

/** Finds the passages that answer a question; where none does, the nearest. */
export async function answerQuestion(
  services: Pick<Services, 'db' | 'engine' | 'everyFeature' | 'labels'>,
  question: Question,
): Promise<Answering> {
  const found = await findTexts(services, question)
  const passages = await presentAll(services, found.candidates.filter(isWorthReading), question.language)
  const isFound = passages.length > 0 && isAnswered(found)
  const askedBefore: KeptQuestion[] = []
  for (const asked of found.askedBefore) {
    if (asked.path === null) continue
    const [shown] = await shownQuestions(services, [asked], question.language)
    if (shown) askedBefore.push({ ...shown, path: asked.path, source: { kind: asked.kind, id: asked.id } })
  }
  return {
    isAnswered: isFound,
    passages: isFound ? arrange(passages) : arrange(passages, nearest),
    askedBefore,
  }
}
