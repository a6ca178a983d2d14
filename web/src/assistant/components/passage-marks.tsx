import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { Tag } from '../../ui/tag.tsx'
import { useMarks } from '../use-marks.ts'

/** That a passage is a digest, a translation, a sample or amended since; nothing of any other. */
export function PassageMarks({ passage }: { passage: Passage }) {
  const marks = useMarks()
  return marks(passage).map(({ word, hint }) => (
    <Tag key={word} tone="gold" title={hint}>
      {word}
    </Tag>
  ))
}
