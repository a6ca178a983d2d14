import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import classes from './search-tabs.module.css'

/** Laws and cases side by side. */
export function SearchTabs() {
  const { t } = useTranslation('laws')
  return (
    <ul className={classes.tabs}>
      <li>
        <Link to="/legal/query" aria-current="page">
          {t('tabs.laws')}
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => notifications.show({ message: t('tabs.casesSoon') })}>
          {t('tabs.cases')}
        </button>
      </li>
    </ul>
  )
}
