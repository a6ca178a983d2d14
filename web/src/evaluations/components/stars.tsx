import { mostStars } from '@portal/protocol/evaluations/constants.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import classes from './stars.module.css'

/** How many stars of five; an average has parts of one. */
export function Stars({ count, isLarge = false }: { count: number; isLarge?: boolean }) {
  const { t } = useTranslation('evaluations')
  const places = Array.from({ length: mostStars }, (_, at) => at)
  return (
    <span className={classes.stars} role="img" aria-label={t('stars', { count })}>
      {places.map((at) => (
        <span key={at} className={classes.star}>
          <Icon name="star" size={isLarge ? 22 : 16} />
          {at < count && (
            <span data-filled style={{ width: `${Math.min(1, count - at) * 100}%` }}>
              <Icon name="star" size={isLarge ? 22 : 16} />
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
