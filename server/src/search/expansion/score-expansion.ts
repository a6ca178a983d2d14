import type { LiveSegment } from '../index/live-segment.ts'
import { findTerm, segmentCapacity } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { k1, normsOf } from '../scoring/score-words.ts'
import type { Expansion, SearchedWording, WordingGroup } from './expand.ts'

/** Room for the scores of one wording and of one group in one segment; zeros between questions. */
const wordingScores = new Float32Array(segmentCapacity)
const groupScores = new Float32Array(segmentCapacity)
/** Units that have a score there. */
const wordingUnits = new Uint16Array(segmentCapacity)
const groupUnits = new Uint16Array(segmentCapacity)

/** Adds to the scores of all units what they have of the concepts: of each the best of its wordings, not the sum. */
export function scoreExpansion(index: SegmentedIndex, { groups }: Expansion): void {
  if (groups.length === 0) return
  for (const live of index.segments) {
    const norms = normsOf(index, live)
    for (const group of groups) addGroup(live, group, norms)
  }
}

function addGroup(live: LiveSegment, { weight, wordings }: WordingGroup, norms: Float32Array): void {
  let units = 0
  for (const wording of wordings) {
    const found = scoreWording(live, wording, norms)
    for (let at = 0; at < found; at++) {
      const unit = wordingUnits[at]!
      const score = wordingScores[unit]!
      wordingScores[unit] = 0
      if (groupScores[unit] === 0) groupUnits[units++] = unit
      if (score > groupScores[unit]!) groupScores[unit] = score
    }
  }
  for (let at = 0; at < units; at++) {
    const unit = groupUnits[at]!
    live.scores[unit]! += weight * groupScores[unit]!
    groupScores[unit] = 0
  }
}

/** Fills the scores of a wording: BM25 of its words in parts of what they weigh. Answers how many units have one. */
function scoreWording(
  { segment }: LiveSegment,
  { terms, total }: SearchedWording,
  norms: Float32Array,
): number {
  const { postingUnits, postingCounts } = segment
  let units = 0
  for (const { id, weight } of terms) {
    const place = findTerm(segment, id)
    if (place === -1) continue
    const end = segment.postingStarts[place + 1]!
    const factor = ((k1 + 1) * weight) / total
    for (let posting = segment.postingStarts[place]!; posting < end; posting++) {
      const unit = postingUnits[posting]!
      const count = postingCounts[posting]!
      if (wordingScores[unit] === 0) wordingUnits[units++] = unit
      wordingScores[unit]! += (factor * count) / (count + norms[unit]!)
    }
  }
  return units
}
