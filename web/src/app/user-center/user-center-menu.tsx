import { mayOpen } from '@portal/protocol/kernel/permissions.ts'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { useViewer } from '../viewer.ts'
import classes from './user-center-menu.module.css'
import { useUnreadCounts } from './use-unread-counts.ts'

const accountEntries = ['usercenter/profile', 'usercenter/organization', 'usercenter/safety'] as const

const otherEntries = [
  'usercenter/system',
  'usercenter/message',
  'usercenter/myBBS',
  'usercenter/download',
] as const

type Entry = (typeof accountEntries | typeof otherEntries)[number]

/** A larger number is not told exactly. */
const mostShown = 99

/** The user center's entries, as far as the reader may open them; beside the page, or above it on a phone. */
export function UserCenterMenu() {
  const { t } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const viewer = useViewer()
  const counts = useUnreadCounts()
  const list = useRef<HTMLDivElement>(null)
  const groupId = useId()

  useEffect(() => {
    const links = list.current?.querySelectorAll('a') ?? []
    const current = [...links].find((link) => link.pathname === pathname)
    // On a phone the menu is wider than the screen: the page's own entry is moved into it.
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16
  }, [pathname])

  const isOpen = (name: Entry) => mayOpen(`/${name}`, viewer?.userType)

  function entry(name: Entry) {
    const unread = counts[name] ?? 0
    return (
      <li key={name}>
        <Link to={`/${name}`} aria-current={pathname === `/${name}` ? 'page' : undefined}>
          {screen(name)}
          {unread > 0 && (
            <>
              <span className={classes.count} aria-hidden="true">
                {unread > mostShown ? `${mostShown}+` : unread}
              </span>
              <span className="visually-hidden"> {t('user.unread', { count: unread })}</span>
            </>
          )}
        </Link>
      </li>
    )
  }

  return (
    <nav className={`${classes.menu} no-print`} aria-label={t('user.center')}>
      <div className={classes.lists} ref={list}>
        <div>
          <p id={groupId} className={classes.group}>
            {t('user.account')}
          </p>
          <ul aria-labelledby={groupId}>{accountEntries.filter(isOpen).map(entry)}</ul>
        </div>
        {otherEntries.some(isOpen) && <ul>{otherEntries.filter(isOpen).map(entry)}</ul>}
      </div>
    </nav>
  )
}
