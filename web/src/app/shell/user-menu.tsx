import { Button } from '@mantine/core'
import { mayOpen } from '@portal/protocol/kernel/permissions.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useApp } from '../page.ts'
import { isForScreen } from '../refusals.ts'
import { useViewer, writeViewer } from '../viewer.ts'
import { useUnread } from './use-unread.ts'
import classes from './user-menu.module.css'

const entries = [
  { to: '/content/request/manage', word: 'user.content' },
  { to: '/usercenter/profile', word: 'user.center' },
  { to: '/usercenter/message', word: 'user.messages' },
  { to: '/admin', word: 'user.admin' },
] as const

/** A larger number is not told exactly. */
const mostShown = 99

/** The signed-in person's menu, or the way to sign in. */
export function UserMenu() {
  const { t } = useTranslation()
  const { ask, queries } = useApp()
  const viewer = useViewer()
  const unread = useUnread()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const logOut = useMutation({
    mutationFn: () => ask('account', 'logOut'),
    onSuccess: async () => {
      writeViewer(queries, null)
      showToast(t('user.loggedOut'))
      await navigate('/home')
    },
    onError: (error) => {
      if (isForScreen(error)) showToast(error.message, { tone: 'error' })
    },
  })

  if (!viewer) {
    const to = pathname.startsWith('/account')
      ? '/account/login'
      : `/account/login?to=${encodeURIComponent(pathname + search)}`
    return (
      <Button component={Link} to={to}>
        {t('user.signIn')}
      </Button>
    )
  }
  const name = viewer.username || t('user.fallback')
  const badge = unread > 0 && (
    <span className={classes.badge} aria-hidden="true">
      {unread > mostShown ? `${mostShown}+` : unread}
    </span>
  )
  return (
    <Dropdown
      label={
        <>
          {viewer.picture ? (
            <img className={classes.picture} src={viewer.picture} alt="" width={26} height={26} />
          ) : (
            <Icon name="person" />
          )}
          <span className={classes.name}>{name}</span>
          {badge}
        </>
      }
      name={[`${t('user.menu')}: ${name}`, unread > 0 && t('user.unread', { count: unread })]
        .filter(Boolean)
        .join(', ')}
      className={classes.button}
      align="end"
    >
      {entries
        .filter(({ to }) => mayOpen(to, viewer.userType))
        .map(({ to, word }) => (
          <li key={to}>
            <Link to={to}>
              {t(word)}
              {word === 'user.messages' && unread > 0 && (
                <>
                  {badge} <span className="visually-hidden">{t('user.unread', { count: unread })}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      <li>
        <button type="button" onClick={() => logOut.mutate()}>
          {t('user.logOut')}
        </button>
      </li>
    </Dropdown>
  )
}
