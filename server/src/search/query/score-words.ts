import type { QuestionWord } from '../analysis/analyser.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { findTerm } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import type { Statistics } from '../index/statistics.ts'

/** BM25 as Robertson and Zaragoza (2009) give it, with the usual constants. */
export const k1 = 1.2
export const b = 0.75

/** Weight of what stands in `frequency` of `total` texts; never negative. */
export function inverseFrequency(frequency: number, total: number): number {
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5))
}

export function rarityOf(statistics: Statistics, word: QuestionWord): number {
  return inverseFrequency(statistics.termUnits[word.id] ?? 0, statistics.units)
}

/**
 * Fills the scores of all units with their BM25 for the words.
 *
 * @returns the question's weight: the score of a text of average length that has every word once
 */
export function scoreWords(index: SegmentedIndex, words: QuestionWord[]): number {
  const { statistics } = index
  const averageLength = Math.max(1, statistics.words / Math.max(1, statistics.units))
  const weights = words.map((word) => rarityOf(statistics, word))
  for (const live of index.segments) {
    live.scores.fill(0)
    const norms = live.norms(averageLength, k1, b)
    for (const [place, word] of words.entries()) addTerm(live, word.id, weights[place]!, norms)
  }
  return words.reduce((sum, { id }, place) => (statistics.termUnits[id] ? sum + weights[place]! : sum), 0)
}

function addTerm({ segment, scores }: LiveSegment, term: number, weight: number, norms: Float32Array): void {
  const place = findTerm(segment, term)
  if (place === -1) return
  const { postingUnits, postingCounts } = segment
  const end = segment.postingStarts[place + 1]!
  const factor = weight * (k1 + 1)
  for (let posting = segment.postingStarts[place]!; posting < end; posting++) {
    const unit = postingUnits[posting]!
    const count = postingCounts[posting]!
    scores[unit]! += (factor * count) / (count + norms[unit]!)
  }
}
