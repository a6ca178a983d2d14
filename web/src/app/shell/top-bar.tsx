import { useTranslation } from 'react-i18next'
import { useApp } from '../page.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ReadingModes } from './reading-modes.tsx'
import classes from './top-bar.module.css'

/** The national hotline of public legal services. */
const hotline = '12348'

export function TopBar() {
  const { t } = useTranslation()
  const { settings } = useApp()
  return (
    <section className={`${classes.bar} no-print`} aria-label={t('reading.label')}>
      <div className={`wrap ${classes.row}`}>
        <span className={classes.hotline}>
          {t('hotline')} <b>{hotline}</b>
        </span>
        {settings.isDemo && <span className={classes.demo}>{t('demo')}</span>}
        <span className={classes.gap} />
        <ReadingModes />
        <LanguageSwitch />
      </div>
    </section>
  )
}
