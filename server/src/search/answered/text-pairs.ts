import { grown } from '../analysis/growing-array.ts'
import { bodyStart, type Segment } from '../index/segment.ts'
import { readPairs } from '../index/statistics.ts'

/** A text of an index. */
export interface Text {
  segment: Segment
  unit: number
}

/** One for the thread: the pairs of a text are read and looked at in one go. */
let slots: Uint32Array = new Uint32Array(1024)

/** The slots of a text's pairs of Chinese characters, each once; the next call writes over them. */
export function pairsOfText({ segment, unit }: Text): Uint32Array {
  const [start, end] = [bodyStart(segment, unit), segment.textStarts[unit + 1]!]
  slots = grown(slots, end - start)
  return slots.subarray(0, readPairs(segment.texts, start, end, slots))
}
