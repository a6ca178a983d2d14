import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import classes from './volume.module.css'

/** How many orders of a service were completed. */
export function Volume({ volume }: { volume: number }) {
  const { t } = useTranslation('lawServices')
  if (volume === 0) return <span className={classes.volume}>{t('noneCompleted')}</span>
  return (
    <span className={classes.volume}>
      <Icon name="check" size={16} />
      {t('completed', { count: volume })}
    </span>
  )
}
