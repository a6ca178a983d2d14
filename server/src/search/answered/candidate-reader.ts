import type { Segment } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { readKey } from '../index/segment.ts'
import type { CandidateFeatures } from './candidate-features.ts'
import type { Answered } from './answered-questions.ts'
import { PairLikeness, type WeightedUnit } from './pair-likeness.ts'
import { type Recall, unitName } from './recall.ts'
import type { AnsweredPlace } from './answered-places.ts'

/** A unit that may answer a question. */
interface Candidate {
  segment: Segment
  unit: number
  /** Among what the engine finds by words, from 1; null where it finds it by answered questions alone. */
  rank: number | null
  /** Part of the best score. */
  score: number
}

/** Questions whose answers a text is compared with. */
const answersCompared = 10

/** What answered questions know of a question. */
interface Remembered {
  answered: Answered
  recall: Recall
  /** Where what answered questions like it stands. */
  places: ReadonlyMap<string, readonly AnsweredPlace[]>
}

/** Tells of candidates what answered questions say of them. */
export class CandidateReader {
  readonly #answered: Answered
  readonly #recall: Recall
  readonly #likeness: PairLikeness

  constructor(question: string, { answered, recall, places }: Remembered, { statistics }: SegmentedIndex) {
    this.#answered = answered
    this.#recall = recall
    const answers = recall.similar.slice(0, answersCompared).flatMap(({ held, similarity }) =>
      held.units.flatMap((name): WeightedUnit[] => {
        const [place] = places.get(name) ?? []
        return place ? [{ segment: place.live.segment, unit: place.unit, weight: similarity }] : []
      }),
    )
    this.#likeness = new PairLikeness(question, answers, statistics)
  }

  /** How well a candidate of a group answers the question, beside others. */
  worthOf(group: string, candidate: Candidate): number {
    const name = unitName(group, readKey(candidate.segment, candidate.unit))
    return this.#answered.worthOf(this.#featuresOf(group, name, candidate), name, this.#recall.weights)
  }

  #featuresOf(
    group: string,
    name: string,
    { segment, unit, rank: place, score }: Candidate,
  ): CandidateFeatures {
    const own = this.#recall.unit(name)
    const law = this.#recall.group(group)
    const saying = this.#recall.saying(group)
    const like = this.#likeness.of(segment, unit)
    const rank = place === null ? 0 : 1 / Math.sqrt(place)
    return {
      rank,
      score,
      sum: own.sum,
      best: own.best,
      lawSum: law.sum,
      count: Math.log1p(own.count),
      lawCount: Math.log1p(law.count),
      saying,
      likeAnswers: like.answers,
      likeQuestion: like.asked,
      length: Math.log1p(like.length),
      'rank × sum': rank * own.sum,
      'rank × saying': rank * saying,
      'sum × lawSum': own.sum * law.sum,
      'best × saying': own.best * saying,
      'lawSum × saying': law.sum * saying,
    }
  }
}
