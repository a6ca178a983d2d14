import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import classes from './urgent-mark.module.css'

/** Marks what cannot wait. */
export function UrgentMark() {
  const { t } = useTranslation()
  return (
    <span className={classes.urgent}>
      <Icon name="bolt" size={12} />
      {t('parts.urgent')}
    </span>
  )
}
