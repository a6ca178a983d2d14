import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Dropdown } from '../../ui/dropdown.tsx'
import { later } from '../../ui/later.tsx'
import { Link } from '../../ui/link.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { MenuName } from '../screen.ts'
import { useMenu, type MenuEntry } from '../use-screens.ts'
import { Brand } from './brand.tsx'
import classes from './header.module.css'
import { isUnder, useEntryName, usePlace } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

const MobileMenu = later(async () => (await import('./mobile-menu.tsx')).default)

/** An entry that opens a menu of its own. */
function Submenu({ menu, row: parent }: { menu: MenuName; row: MenuEntry['row'] }) {
  const place = usePlace()
  const entries = useMenu(menu)
  const nameOf = useEntryName()
  return (
    <Dropdown
      label={nameOf(parent)}
      className={classes.entry}
      isCurrent={isUnder(place, parent) || entries.some(({ row }) => isUnder(place, row))}
    >
      {entries.map(({ row, to }) => (
        <li key={to}>
          <Link to={to}>{nameOf(row)}</Link>
        </li>
      ))}
    </Dropdown>
  )
}

function TopNavigation() {
  const { t } = useTranslation()
  const place = usePlace()
  const entries = useMenu('header')
  const nameOf = useEntryName()
  return (
    <nav className={classes.nav} aria-label={t('nav.label')}>
      {entries.map(({ row, to }) =>
        row.submenu ? (
          <Submenu key={to} menu={row.submenu} row={row} />
        ) : (
          <Link
            key={to}
            to={to}
            className={classes.entry}
            data-current={isUnder(place, row) || undefined}
            aria-current={isUnder(place, row) ? 'page' : undefined}
          >
            {nameOf(row)}
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
        <MenuButton
          className={classes.burger}
          isOpen={isOpen}
          onClick={() => setOpenAt(isOpen ? null : key)}
          label={t(isOpen ? 'nav.close' : 'nav.menu')}
        />
      </div>
      {isOpen && <MobileMenu onClose={() => setOpenAt(null)} />}
    </header>
  )
}
