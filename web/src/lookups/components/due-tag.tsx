import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'

/** Working days left from which they are few. */
const few = 2

/** How long is left of the days agreed; nothing where they do not run. */
export function DueTag({ daysLeft }: { daysLeft: number | null }) {
  const { t } = useTranslation('lookups')
  if (daysLeft === null) return '--'
  if (daysLeft < 0) return <Tag tone="seal">{t('late', { count: -daysLeft })}</Tag>
  const tone = daysLeft <= few ? 'gold' : 'grey'
  return <Tag tone={tone}>{daysLeft === 0 ? t('clock.today') : t('left', { count: daysLeft })}</Tag>
}
