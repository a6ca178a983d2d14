import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { mayAdminister } from '../guard.ts'
import { useApp } from '../page.ts'
import { isScreen } from '../screen.ts'
import { useMenu } from '../use-screens.ts'
import { Link } from '../../ui/link.tsx'
import { meQuery } from './queries.ts'
import classes from './admin-menu.module.css'

/** The pages of the administrator's roles. */
export function AdminMenu() {
  const { t } = useTranslation('adminFrame')
  const { t: name } = useTranslation('screens')
  const { pathname } = useLocation()
  const { data } = useQuery(meQuery(useApp()))
  const roles = data?.roles ?? []
  const entries = useMenu('admin')
  // A page may stand below another that has an entry too.
  const here = entries
    .map(({ to }) => to)
    .filter((to) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.length - one.length)[0]
  return (
    <nav className={classes.menu} aria-label={t('menu.label')}>
      {entries
        .filter(({ row }) => isScreen(row) && mayAdminister(row, roles))
        .map(({ row: { path }, to }) => (
          <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
            {path === 'admin' ? t('overview') : name(path)}
          </Link>
        ))}
    </nav>
  )
}
