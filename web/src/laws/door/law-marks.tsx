import type { LawHit } from '@portal/protocol/laws/schemas.ts'
import { Tag } from '../../ui/tag.tsx'
import { TextMarks } from '../../citations/door/text-marks.tsx'
import { TimelinessTag } from './timeliness-tag.tsx'

interface LawMarksProps {
  law: Pick<LawHit, 'timeliness' | 'isDigest' | 'amendedFrom'>
  /** Of all countries that it is held for. */
  countryNames: readonly string[]
}

/** How a law that was found stands: in force or not, of which country, and what of it is no official or present text. */
export function LawMarks({ law, countryNames }: LawMarksProps) {
  return (
    <>
      <TimelinessTag timeliness={law.timeliness} />
      {countryNames.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      <TextMarks text={law} />
    </>
  )
}
