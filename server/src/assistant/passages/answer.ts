import { mostPassages } from '@portal/protocol/assistant/constants.ts'
import type { Services } from '../../kernel/services.ts'
import { shownQuestions } from '../../laws/door.ts'
import { countriesNamed } from '../../text/countries-named.ts'
import type { KeptPassage, KeptQuestion } from '../tables.ts'
import { findTexts, type Candidate } from './find.ts'
import { arrange, presentAll } from './present.ts'
import { isAnswered } from './sound.ts'
import type { Question } from './understand.ts'

/** Passages that are shown of a question that nothing answers: the nearest. */
const nearest = 3

/** A case or another's answer that says so much of a question is shown beside the law. */
const leastSaid = 0.6

/** Articles that are read to be shown: more than that never are. */
const mostRead = 2 * mostPassages

/** What may be shown: of the articles the best, of the rest what says much, and is not of a country that was not meant. */
function worthReading(candidates: readonly Candidate[], { question, earlier }: Question): Candidate[] {
  const spoken = [question, ...earlier.toReversed()].map((one) => countriesNamed(one))
  const countries = spoken.find((named) => named.length > 0)?.map(({ country }) => country) ?? []
  const isMeant = ({ row }: Candidate): boolean => {
    const country = row.group.values['country']
    return countries.length === 0 || typeof country !== 'string' || countries.includes(country)
  }
  const laws = candidates.filter(({ passage }) => passage === 'law').slice(0, mostRead)
  const others = candidates.filter(
    (one) =>
      one.passage !== 'law' &&
      (one.isNamed || (isMeant(one) && one.quotable.said + one.quotable.saidByConcepts >= leastSaid)),
  )
  return [...laws, ...others]
}

/** What the portal's texts have in answer to a question. */
export interface Answering {
  isAnswered: boolean
  /** Search could not find all that is stored yet. */
  isPartial: boolean
  passages: KeptPassage[]
  askedBefore: KeptQuestion[]
}

/** Finds the passages that answer a question; where none does, the nearest. */
export async function answerQuestion(
  services: Pick<Services, 'db' | 'engine' | 'everyFeature' | 'follower' | 'labels' | 'meanings'>,
  question: Question,
): Promise<Answering> {
  const isPartial = !services.follower.isComplete()
  const found = await findTexts(services, question)
  const passages = await presentAll(services, worthReading(found.candidates, question), question.language)
  const isFound = passages.length > 0 && isAnswered(found)
  const askedBefore: KeptQuestion[] = []
  for (const asked of found.askedBefore) {
    if (asked.path === null) continue
    const [shown] = await shownQuestions(services, [asked], question.language)
    if (shown) askedBefore.push({ ...shown, path: asked.path, source: { kind: asked.kind, id: asked.id } })
  }
  return {
    isAnswered: isFound,
    isPartial,
    passages: isFound ? arrange(passages) : arrange(passages, nearest),
    askedBefore,
  }
}
