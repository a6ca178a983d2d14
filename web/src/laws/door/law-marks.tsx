import type { LawHit } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { TimelinessTag } from './timeliness-tag.tsx'

interface LawMarksProps {
  law: Pick<LawHit, 'timeliness' | 'isDigest' | 'amendedFrom'>
  /** Of all countries that it is held for. */
  countryNames: readonly string[]
}

/** How a law that was found stands: in force or not, of which country, and what of it is no official or present text. */
export function LawMarks({ law: { timeliness, isDigest, amendedFrom }, countryNames }: LawMarksProps) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  return (
    <>
      <TimelinessTag timeliness={timeliness} />
      {countryNames.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {amendedFrom && (
        <Tag tone="gold" title={t('results.amendedHint')}>
          {t('results.amended', { date: formatDate(amendedFrom, language) })}
        </Tag>
      )}
      {isDigest && (
        <Tag tone="gold" title={t('results.digestHint')}>
          {t('results.digest')}
        </Tag>
      )}
    </>
  )
}
