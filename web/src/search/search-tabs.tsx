import { useTranslation } from 'react-i18next'
import { Link } from '../ui/link.tsx'
import { writeParts } from './address-parts.ts'
import classes from './search-tabs.module.css'

interface SearchTabsProps {
  current: 'laws' | 'cases'
  /** What both searches understand goes along. */
  carried: { keyword: string; searchField: 'text' | 'title'; language: string }
}

/** Laws and cases side by side, and the way to all that is published. */
export function SearchTabs({ current, carried }: SearchTabsProps) {
  const { t } = useTranslation('search')
  const { keyword, searchField, language } = carried
  const parts = { keyword, searchField: searchField === 'title' ? searchField : '', language }
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className={`sideways ${classes.tabs}`}>
        {(['laws', 'cases'] as const).map((tab) => (
          <li key={tab}>
            <Link
              to={writeParts('/legal/query', { tab: tab === 'cases' ? tab : '', ...parts })}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={writeParts('/search', { keyword })}>{t('tabs.everything')}</Link>
        </li>
      </ul>
    </nav>
  )
}
