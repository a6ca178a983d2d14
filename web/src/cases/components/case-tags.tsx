import type { CaseType } from '@portal/protocol/cases/constants.ts'
import { useTranslation } from 'react-i18next'
import { TextMarks } from '../../citations/door/text-marks.tsx'
import { Tag } from '../../ui/tag.tsx'

interface CaseTagsProps {
  of: { countryName: string; type: CaseType; isSample: boolean }
}

/** What a case is, at a glance. */
export function CaseTags({ of: { countryName, type, isSample } }: CaseTagsProps) {
  const { t } = useTranslation('cases')
  return (
    <>
      <Tag>{countryName}</Tag>
      <Tag tone="grey">{t(`types.${type}`)}</Tag>
      <TextMarks text={{ isSample }} />
    </>
  )
}
