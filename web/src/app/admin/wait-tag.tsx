import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'
import { waitOf } from './wait.ts'

interface WaitTagProps {
  /** Instant (ISO 8601). */
  since: string
  /** Milliseconds. */
  now: number
}

/** How long something has waited, gold once that is long, red once it is too long. */
export function WaitTag({ since, now }: WaitTagProps) {
  const { t } = useTranslation('adminFrame')
  const { tone, unit, count } = waitOf(since, now)
  return <Tag tone={tone}>{unit === 'justNow' ? t('review.justNow') : t(`review.${unit}`, { count })}</Tag>
}
