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
  const terms = words.map((word) => ({ id: word.id, weight: rarityOf(statistics, word) }))
  scoreTerms(index, terms)
  return terms.reduce((sum, { id, weight }) => (statistics.termUnits[id] ? sum + weight : sum), 0)
}

/** Fills the scores of all units with their BM25 for terms of given weights. */
export function scoreTerms(index: SegmentedIndex, terms: readonly { id: number; weight: number }[]): void {
  for (const live of index.segments) {
    live.scores.fill(0)
    const norms = normsOf(index, live)
    for (const { id, weight } of terms) addTerm(live, id, weight, norms)
  }
}

/** What BM25 divides the units of a segment by, for their lengths. */
export function normsOf({ statistics }: SegmentedIndex, live: LiveSegment): Float32Array {
  return live.norms(Math.max(1, statistics.words / Math.max(1, statistics.units)), k1, b)
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
