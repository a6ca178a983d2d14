import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { isInSection, serviceEntries } from './navigation.ts'
import classes from './service-header.module.css'

/** The sub-navigation of the service area. */
export function ServiceHeader() {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  const { pathname } = useLocation()
  return (
    <nav className={`${classes.bar} no-print`} aria-label={t('service.label')}>
      <div className={`wrap ${classes.row}`}>
        {serviceEntries.map((entry) => (
          <Link
            key={entry.to}
            to={entry.to}
            className={classes.entry}
            aria-current={isInSection(pathname, entry.to) ? 'page' : undefined}
          >
            {name(entry.name)}
          </Link>
        ))}
      </div>
    </nav>
  )
}
