import { mayAdminister } from '@portal/protocol/kernel/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { menu } from '../menu.ts'
import { meQuery } from '../queries.ts'
import classes from './admin-menu.module.css'

/** The pages of the administrator's roles. */
export function AdminMenu() {
  const { t } = useTranslation('admin')
  const { t: name } = useTranslation('screens')
  const { pathname } = useLocation()
  const { data } = useQuery(meQuery(useApp()))
  const roles = data?.roles ?? []
  const isHere = (page: string) =>
    pathname === `/${page}` || (page !== 'admin' && pathname.startsWith(`/${page}/`))
  return (
    <nav className={classes.menu} aria-label={t('menu.label')}>
      {menu
        .filter((page) => mayAdminister(`/${page}`, roles))
        .map((page) => (
          <Link key={page} to={`/${page}`} aria-current={isHere(page) ? 'page' : undefined}>
            {page === 'admin' ? t('overview.title') : name(page)}
          </Link>
        ))}
    </nav>
  )
}
