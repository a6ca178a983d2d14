import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../ui/use-language.ts'
import { useApp } from '../page.ts'
import classes from './announcement.module.css'

/** The platform's announcement, above every page. */
export function Announcement() {
  const { t } = useTranslation()
  const language = useLanguage()
  const line = useApp().settings.announcement?.[language]
  if (!line) return null
  return (
    <aside className={`${classes.bar} no-print`} aria-label={t('announcement')}>
      <p className="wrap">{line}</p>
    </aside>
  )
}
