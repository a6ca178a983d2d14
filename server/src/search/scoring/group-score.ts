import type { LiveSegment } from '../index/live-segment.ts'
import { languages } from '../index/segment.ts'

/**
 * A group is worth what its best unit scores and parts of the next two: several say more than one. Texts in another
 * language say the same again: they are not added up.
 */
const unitWeights = [1, 0.3, 0.2]

/** A group scores at most so many times what its best unit does. */
export const mostOfBest = unitWeights.reduce((sum, weight) => sum + weight, 0)

const ranks = unitWeights.length
const best = new Float64Array(languages.length * ranks)

/** Score of a group by the scores of its units. */
export function groupScore({ scores, segment }: LiveSegment, group: number): number {
  best.fill(0)
  for (let unit = segment.groupStarts[group]!; unit < segment.groupStarts[group + 1]!; unit++) {
    let score = scores[unit]!
    const first = segment.unitLanguages[unit]! * ranks
    for (let rank = first; rank < first + ranks && score > 0; rank++) {
      if (score <= best[rank]!) continue
      const lower = best[rank]!
      best[rank] = score
      score = lower
    }
  }
  let highest = 0
  for (let first = 0; first < best.length; first += ranks) {
    let sum = 0
    for (let rank = 0; rank < ranks; rank++) sum += unitWeights[rank]! * best[first + rank]!
    if (sum > highest) highest = sum
  }
  return highest
}
