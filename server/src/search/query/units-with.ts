import type { QuestionWord } from '../analysis/analyser.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'

/** How many texts have a word. */
export function unitsWith({ statistics }: SegmentedIndex, { id }: QuestionWord): number {
  return id === -1 ? 0 : (statistics.termUnits[id] ?? 0)
}
