import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SideMenu } from '../../ui/side-menu.tsx'
import { useCurrentInColumn } from '../../ui/use-current-in-column.ts'
import { mayAdminister } from '../guard.ts'
import { useApp } from '../page.ts'
import { isScreen } from '../screen.ts'
import { useMenuGroups } from '../use-menu-groups.ts'
import { useMenu } from '../use-screens.ts'
import classes from './admin-menu.module.css'
import { meQuery } from './queries.ts'
import { useWaitingCounts } from './use-waiting-counts.ts'

/** The pages of the administrator's roles, with how much waits on each. */
export function AdminMenu() {
  const { t } = useTranslation()
  const { t: frame } = useTranslation('adminFrame')
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
  const waiting = { counts: useWaitingCounts(), words: (count: number) => t('waiting', { count }) }
  const groups = useMenuGroups(
    entries.filter(({ row }) => isScreen(row) && mayAdminister(row, roles)),
    ({ row: { path }, to }) => ({
      text: path === 'admin' ? frame('overview') : name(path),
      isCurrent: to === here,
    }),
    waiting,
  )
  const menu = useCurrentInColumn<HTMLDivElement>(here)
  return (
    <div className={classes.menu} ref={menu}>
      <SideMenu label={frame('menu.label')} groups={groups} isBare />
    </div>
  )
}
