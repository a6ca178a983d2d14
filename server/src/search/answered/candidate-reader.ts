import type { SegmentedIndex } from '../index/segmented-index.ts'
import { readKey } from '../index/segment.ts'
import type { CandidateFeatures } from './candidate-features.ts'
import type { Answered } from './answered-questions.ts'
import { type AnsweredPlace, placesOf } from './answered-places.ts'
import { NearAnswers } from './near-answers.ts'
import { PairLikeness, type WeightedText } from './pair-likeness.ts'
import { pairSlot } from './question-features.ts'
import { QuestionTranslation } from './question-translation.ts'
import { type Recall, unitName } from './recall.ts'
import { pairsOfText, type Text } from './text-pairs.ts'

/** A unit that may answer a question. */
interface Candidate extends Text {
  group: string
  /** Among what the engine finds by words, from 1, the best given first; null where answered questions alone find it. */
  rank: number | null
  /** Part of the best score. */
  score: number
}

interface NamedCandidate extends Candidate {
  name: string
  /** What answered questions say of it. */
  own: ReturnType<Recall['unit']>
}

/** What is known of a candidate from the others. */
interface Beside {
  /** Among those that answered similar questions, from 1, by how similar; null of another. */
  supportRank: number | null
  /** How often it has answered together with what was found. */
  together: number
}

/** What stands near has some hundredths: with the logarithm of so many times it the least is told from nothing. */
const nearScale = 10

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
  readonly #translation: QuestionTranslation
  readonly #near: NearAnswers

  constructor({ answered, recall, places }: Remembered, index: SegmentedIndex) {
    this.#answered = answered
    this.#recall = recall
    const answers = recall.similar.slice(0, answersCompared).flatMap(({ held, similarity }) =>
      held.units.flatMap((name): WeightedText[] => {
        const [place] = places.get(name) ?? []
        return place ? [{ segment: place.live.segment, unit: place.unit, weight: similarity }] : []
      }),
    )
    this.#likeness = new PairLikeness(answers, index.statistics)
    this.#translation = translationOf(recall, index)
    this.#near = new NearAnswers(recall.similar, places)
  }

  /** How well each candidate answers the question, beside the others. */
  worthsOf(candidates: readonly Candidate[]): number[] {
    const named = candidates.map((candidate) => {
      const name = unitName(candidate.group, readKey(candidate.segment, candidate.unit))
      return { ...candidate, name, own: this.#recall.unit(name) }
    })
    const found = new Set(named.filter(({ rank }) => rank !== null).map(({ name }) => name))
    const together = this.#recall.together([...found])
    const supported = named.filter(({ own }) => own.sum > 0).sort((one, other) => other.own.sum - one.own.sum)
    const supportRanks = new Map(supported.map(({ name }, at) => [name, at + 1]))
    return named.map((candidate) => {
      const { name } = candidate
      const beside = { supportRank: supportRanks.get(name) ?? null, together: together.get(name) ?? 0 }
      return this.#answered.worthOf(this.#featuresOf(candidate, beside), name, this.#recall.weights)
    })
  }

  #featuresOf(candidate: NamedCandidate, { supportRank, together }: Beside): CandidateFeatures {
    const { group, unit, own, score } = candidate
    const law = this.#recall.group(group)
    const saying = this.#recall.saying(group)
    const pairs = pairsOfText(candidate)
    const like = this.#likeness.of(candidate, pairs)
    const rank = placed(candidate.rank)
    return {
      rank,
      score,
      sum: own.sum,
      sumRank: placed(supportRank),
      lawSum: law.sum,
      count: Math.log1p(own.count),
      unansweredScore: own.count === 0 ? score : 0,
      lawCount: Math.log1p(law.count),
      saying,
      likeAnswers: like.answers,
      translation: this.#translation.of(pairs),
      near: Math.log1p(nearScale * this.#near.of(group, unit)),
      together,
      length: Math.log1p(like.length),
      'rank × sum': rank * own.sum,
      'rank × saying': rank * saying,
      'sum × lawSum': own.sum * law.sum,
      'best × saying': own.best * saying,
      'lawSum × saying': law.sum * saying,
    }
  }
}

/** What a place is worth, from 1: the first are told apart, those behind hardly. */
function placed(place: number | null): number {
  return place === null ? 0 : 1 / Math.sqrt(place)
}

/** What answered the questions that share a question's rarer pairs of characters says of texts. */
function translationOf({ pairs: { rare, length, met } }: Recall, index: SegmentedIndex): QuestionTranslation {
  const places = placesOf(
    index,
    rare.flatMap(({ having }) => having.flatMap(({ by }) => by)),
  )
  const texts = new Map(
    Array.from(places, ([name, [place]]) => [name, { segment: place!.live.segment, unit: place!.unit }]),
  )
  const pairs = rare.map(({ pair, rarity, having }) => ({
    slot: pairSlot(pair),
    rarity,
    answers: having.flatMap(({ units }) => units.flatMap((name) => texts.get(name) ?? [])),
  }))
  return new QuestionTranslation({ pairs, length, met }, index.statistics)
}
