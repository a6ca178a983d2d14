import type { LiveSegment } from '../index/live-segment.ts'
import { findTerm, type Segment, segmentCapacity } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { k1, normsOf } from '../scoring/score-words.ts'
import type { Expansion, SearchedWording, WordingGroup } from './expand.ts'

/** Scores of units in one segment, and which units have one. */
class SparseScores {
  /** Zeros but for those of `units`. */
  readonly scores = new Float32Array(segmentCapacity)
  readonly units = new Uint16Array(segmentCapacity)
  count = 0
}

/** Room for those of one group and of one of its wordings; empty between questions. */
const groupRoom = new SparseScores()
const wordingRoom = new SparseScores()

/** Adds to the scores of all units what they have of the concepts: of each the best of its wordings, not the sum. */
export function scoreExpansion(index: SegmentedIndex, { groups }: Expansion): void {
  if (groups.length === 0) return
  for (const live of index.segments) {
    const norms = normsOf(index, live)
    for (const group of groups) addGroup(live, group, norms)
  }
}

function addGroup(live: LiveSegment, { weight, wordings }: WordingGroup, norms: Float32Array): void {
  const { segment, scores: all } = live
  for (const [place, wording] of wordings.entries()) {
    addWording(segment, wording, norms, place === 0 ? groupRoom : wordingRoom)
    if (place > 0) takeBest(groupRoom, wordingRoom)
  }
  const { scores, units } = groupRoom
  for (let at = 0; at < groupRoom.count; at++) {
    const unit = units[at]!
    all[unit]! += weight * scores[unit]!
    scores[unit] = 0
  }
  groupRoom.count = 0
}

/** Empties the scores of a wording into those that are the best of its group. */
function takeBest(best: SparseScores, wording: SparseScores): void {
  const [bestScores, { scores, units }] = [best.scores, wording]
  let count = best.count
  for (let at = 0; at < wording.count; at++) {
    const unit = units[at]!
    const score = scores[unit]!
    const known = bestScores[unit]!
    scores[unit] = 0
    if (known === 0) best.units[count++] = unit
    if (score > known) bestScores[unit] = score
  }
  best.count = count
  wording.count = 0
}

/** Adds a wording: BM25 of its words in parts of what they weigh. */
function addWording(
  segment: Segment,
  { terms, total }: SearchedWording,
  norms: Float32Array,
  room: SparseScores,
): void {
  const { postingUnits, postingCounts } = segment
  const { scores, units } = room
  let found = room.count
  for (const { id, weight } of terms) {
    const place = findTerm(segment, id)
    if (place === -1) continue
    const end = segment.postingStarts[place + 1]!
    const factor = ((k1 + 1) * weight) / total
    for (let posting = segment.postingStarts[place]!; posting < end; posting++) {
      const unit = postingUnits[posting]!
      const count = postingCounts[posting]!
      const known = scores[unit]!
      if (known === 0) units[found++] = unit
      scores[unit] = known + (factor * count) / (count + norms[unit]!)
    }
  }
  room.count = found
}
