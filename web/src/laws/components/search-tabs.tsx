import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toast.tsx'
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
        <button type="button" onClick={() => showToast(t('tabs.casesSoon'))}>
          {t('tabs.cases')}
        </button>
      </li>
    </ul>
  )
}
