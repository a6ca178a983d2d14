import type { LiveSegment } from './live-segment.ts'
import { segmentCapacity, segmentTextCapacity } from './segment.ts'

/** Segments of like size that are left beside each other; one more, and they are merged. */
const segmentsPerTier = 3

/** A segment is written anew when more than this part of its units is removed. */
const removedLimit = 0.3

/** Tiers by units: up to 256, 1,024, 4,096, 16,384, and more. */
function tierOf(segment: LiveSegment): number {
  return Math.max(0, Math.ceil(Math.log2(segment.liveUnits / 256) / 2))
}

/** The segments to merge next: a tier that is too full, or one that is too empty; none when all is well. */
export function chooseMerge(segments: LiveSegment[]): LiveSegment[] {
  const bySize = segments.toSorted((one, other) => one.liveUnits - other.liveUnits)
  for (const tier of new Set(bySize.map(tierOf))) {
    const members = bySize.filter((segment) => tierOf(segment) === tier)
    if (members.length <= segmentsPerTier) continue
    const fitting = thoseThatFit(members)
    if (fitting.length > 1) return fitting
  }
  const holed = bySize.find(
    (segment) => segment.liveUnits < segment.segment.unitLengths.length * (1 - removedLimit),
  )
  return holed ? [holed] : []
}

function thoseThatFit(segments: LiveSegment[]): LiveSegment[] {
  let units = 0
  let text = 0
  return segments.filter((segment) => {
    units += segment.liveUnits
    text += segment.segment.texts.length
    return units <= segmentCapacity && text <= segmentTextCapacity
  })
}
