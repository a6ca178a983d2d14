import { Burger } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Link } from '../../ui/link.tsx'
import { Brand } from './brand.tsx'
import classes from './header.module.css'
import { isInSection, topEntries, zoneEntries, zoneSections } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

const MobileMenu = lazy(() => import('./mobile-menu.tsx'))

function TopNavigation() {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  const { pathname } = useLocation()
  return (
    <nav className={classes.nav} aria-label={t('nav.label')}>
      {topEntries.map((entry) =>
        entry === 'zone' ? (
          <Dropdown
            key="zone"
            label={t('nav.zone')}
            className={classes.entry}
            isCurrent={zoneSections.some((section) => isInSection(pathname, section))}
          >
            {zoneEntries.map(({ to, word }) => (
              <li key={to}>
                <Link to={to}>{t(word)}</Link>
              </li>
            ))}
          </Dropdown>
        ) : (
          <Link
            key={entry.to}
            to={entry.to}
            className={classes.entry}
            data-current={isInSection(pathname, entry.to) || undefined}
            aria-current={isInSection(pathname, entry.to) ? 'page' : undefined}
          >
            {name(entry.name)}
          </Link>
        ),
      )}
    </nav>
  )
}

export function Header() {
  const { t } = useTranslation()
  const { key } = useLocation()
  // The menu belongs to the place it was opened at: going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key

  return (
    <header className={`${classes.header} no-print`}>
      <div className={`wrap ${classes.row}`}>
        <Brand />
        <TopNavigation />
        <UserMenu />
        <Burger
          className={classes.burger}
          opened={isOpen}
          onClick={() => setOpenAt(isOpen ? null : key)}
          aria-label={t(isOpen ? 'nav.close' : 'nav.menu')}
          aria-expanded={isOpen}
          size="sm"
        />
      </div>
      {isOpen && (
        <Suspense>
          <MobileMenu onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </header>
  )
}
