import { Burger, Drawer, Menu } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Brand } from './brand.tsx'
import classes from './header.module.css'
import { isInSection, topEntries, zoneEntries, zoneSections } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

function ZoneMenu({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation()
  return (
    <Menu trigger="click-hover" openDelay={80} closeDelay={160} position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.entry} data-current={isCurrent || undefined}>
          {t('nav.zone')} <Icon name="down" size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {zoneEntries.map(({ to, word }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {t(word)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export function Header() {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  const { pathname, key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isInZone = zoneSections.some((section) => isInSection(pathname, section))
  useEffect(() => setOpen(false), [key])

  return (
    <header className={`${classes.header} no-print`}>
      <div className={`wrap ${classes.row}`}>
        <Brand />
        <nav className={classes.nav} aria-label={t('nav.label')}>
          {topEntries.map((entry) =>
            entry === 'zone' ? (
              <ZoneMenu key="zone" isCurrent={isInZone} />
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
        <UserMenu />
        <Burger
          className={classes.burger}
          opened={isOpen}
          onClick={() => setOpen(!isOpen)}
          aria-label={isOpen ? t('nav.close') : t('nav.menu')}
          size="sm"
        />
      </div>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size="280px"
        title={t('portalShort')}
        closeButtonProps={{ 'aria-label': t('nav.close') }}
      >
        <nav className={classes.drawer} aria-label={t('nav.label')}>
          {topEntries.flatMap((entry) =>
            entry === 'zone'
              ? zoneEntries.map(({ to, word }) => (
                  <Link key={to} to={to} data-current={isInSection(pathname, to) || undefined}>
                    {t('nav.zone')}: {t(word)}
                  </Link>
                ))
              : [
                  <Link key={entry.to} to={entry.to} data-current={isInSection(pathname, entry.to) || undefined}>
                    {name(entry.name)}
                  </Link>,
                ],
          )}
        </nav>
      </Drawer>
    </header>
  )
}
