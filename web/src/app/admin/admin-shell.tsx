import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { AdminGate } from '../../admin/components/admin-gate.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { InZoneTime } from '../../ui/moment.tsx'
import classes from './admin-shell.module.css'
import { Brand } from '../shell/brand.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { NavigationProgress } from '../shell/navigation-progress.tsx'
import shell from '../shell/shell.module.css'
import { useScrollToTop } from '../shell/use-scroll-to-top.ts'
import { UserMenu } from '../shell/user-menu.tsx'

/** The frame around the administrator's screens: loaded with them, and by nobody else. */
export function AdminShell() {
  const { t } = useTranslation()
  const { t: words } = useTranslation('adminFrame')
  const { t: name } = useTranslation('screens')
  const { key } = useLocation()
  // The menu belongs to the place it was opened at: going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  useScrollToTop()
  return (
    <div className={shell.shell}>
      <a className={shell.skip} href="#main">
        {t('skip')}
      </a>
      <NavigationProgress />
      <header className={`${classes.bar} no-print`}>
        <div className={classes.row}>
          <Brand />
          <span className={classes.place}>{name('admin')}</span>
          <Link to="/home" className={classes.portal}>
            {words('menu.portal')}
          </Link>
          <div className={classes.languages}>
            <LanguageSwitch />
          </div>
          <UserMenu />
          <MenuButton
            className={classes.burger}
            isOpen={isOpen}
            onClick={() => setOpenAt(isOpen ? null : key)}
            label={isOpen ? t('nav.close') : words('menu.open')}
          />
        </div>
      </header>
      {isOpen && (
        <Dialog title={name('admin')} onClose={() => setOpenAt(null)} place="side">
          <AdminMenu />
          <Link to="/home" className={classes.portal}>
            {words('menu.portal')}
          </Link>
        </Dialog>
      )}
      <div className={classes.body}>
        <aside className={`${classes.side} no-print`}>
          <AdminMenu />
        </aside>
        <main id="main" className={classes.main} tabIndex={-1}>
          <AdminGate>
            <InZoneTime>
              <Outlet />
            </InZoneTime>
          </AdminGate>
        </main>
      </div>
    </div>
  )
}
