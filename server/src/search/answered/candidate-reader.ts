import type { Segment } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { readKey } from '../index/segment.ts'
import type { CandidateFeatures } from './candidate-features.ts'
import type { Answered } from './answered-questions.ts'
import { PairLikeness, type WeightedUnit } from './pair-likeness.ts'
import { type Recall, unitName } from './recall.ts'
import type { AnsweredPlace } from './answered-places.ts'

/** A unit that may answer a question. */
export interface Candidate {
  /** Its group. */
  group: string
  segment: Segment
  unit: number
  /** Among what the engine finds by words, from 1; null where it finds it by answered questions alone. */
  rank: number | null
  /** Part of the best score. */
  score: number
}

/** Questions whose answers a text is compared with. */
const answersCompared = 10

/** Units so far behind or before one that answered stand near it. */
const nearUnits = 10

/** What answered questions know of a question. */
interface Remembered {
  answered: Answered
  recall: Recall
  /** Where what answered questions like it stands. */
  places: ReadonlyMap<string, readonly AnsweredPlace[]>
}

/** What the engine finds of a law: its best score, and how far in front all of it stands. */
interface LawFound {
  score: number
  ranks: number
}

/** Tells of candidates what answered questions say of them. */
export class CandidateReader {
  readonly #answered: Answered
  readonly #recall: Recall
  readonly #likeness: PairLikeness
  /** By segment what answered similar questions, and how like they are together. */
  readonly #answers = new Map<Segment, { unit: number; sum: number }[]>()

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
    for (const [name, held] of places) {
      const { sum } = recall.unit(name)
      for (const { live, unit } of held) {
        const known = this.#answers.get(live.segment)
        if (known) known.push({ unit, sum })
        else this.#answers.set(live.segment, [{ unit, sum }])
      }
    }
  }

  /** How well each candidate answers the question, beside the others. */
  worthsOf(candidates: readonly Candidate[]): number[] {
    const laws = new Map<string, LawFound>()
    for (const { group, rank, score } of candidates) {
      const law = laws.get(group) ?? { score: 0, ranks: 0 }
      law.score = Math.max(law.score, score)
      law.ranks += rank === null ? 0 : 1 / rank
      laws.set(group, law)
    }
    return candidates.map((candidate) => {
      const name = unitName(candidate.group, readKey(candidate.segment, candidate.unit))
      return this.#answered.worthOf(this.#featuresOf(name, candidate, laws.get(candidate.group)!), name)
    })
  }

  #featuresOf(
    name: string,
    { group, segment, unit, rank: place, score }: Candidate,
    found: LawFound,
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
      lawBest: law.best,
      count: Math.log1p(own.count),
      isKnown: Number(own.count > 0),
      lawCount: Math.log1p(law.count),
      saying,
      likeAnswers: like.answers,
      likeQuestion: like.asked,
      part: like.part,
      length: Math.log1p(like.length),
      near: this.#near(segment, unit),
      lawScore: found.score,
      lawRanks: Math.log1p(found.ranks),
      'rank × sum': rank * own.sum,
      'rank × saying': rank * saying,
      'sum × lawSum': own.sum * law.sum,
      'best × saying': own.best * saying,
      'lawSum × saying': law.sum * saying,
    }
  }

  /** How much stands around a unit that answered similar questions, the nearer the more; not what it answered itself. */
  #near(segment: Segment, unit: number): number {
    let near = 0
    for (const { unit: other, sum } of this.#answers.get(segment) ?? []) {
      const distance = Math.abs(other - unit)
      if (distance > 0 && distance <= nearUnits) near += sum / distance
    }
    return near
  }
}
