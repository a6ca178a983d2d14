import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { forgetDrafts } from '../forms/stored-drafts.ts'
import { useApp } from '../page.ts'
import { useMenu } from '../use-screens.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { useViewer, writeViewer } from '../viewer.ts'
import { useEntryName } from './navigation.ts'
import { useUnread } from './use-unread.ts'
import { formatCount } from '../../ui/format.ts'
import classes from './user-menu.module.css'

/** Where what is unread is read. */
const messagePaths = ['usercenter/message', 'admin/messages']

/** The signed-in person's menu, or the way to sign in. */
export function UserMenu() {
  const { t } = useTranslation()
  const { ask, queries } = useApp()
  const viewer = useViewer()
  const unread = useUnread()
  const entries = useMenu('user', viewer?.userType)
  const nameOf = useEntryName()
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const { pathname, search } = useLocation()
  const logOut = useMutation({
    mutationFn: async () => {
      // What is still asked for in their name would be refused as of a session that has ended.
      await queries.cancelQueries()
      return ask('account', 'logOut')
    },
    onSuccess: async () => {
      writeViewer(queries, null)
      forgetDrafts()
      showToast(t('user.loggedOut'))
      await navigate('/home')
    },
    onError: (error) => {
      void queries.invalidateQueries()
      tellFailure(error)
    },
  })

  if (!viewer) {
    const to = pathname.startsWith('/account')
      ? '/account/login'
      : `/account/login?to=${encodeURIComponent(pathname + search)}`
    return <ButtonLink to={to}>{t('user.signIn')}</ButtonLink>
  }
  const name = viewer.username || t('user.fallback')
  const badge = unread > 0 && (
    <span className={classes.badge} aria-hidden="true">
      {formatCount(unread)}
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
      {entries.map(({ row, to }) => (
        <li key={to}>
          <Link to={to}>
            {nameOf(row)}
            {messagePaths.includes(row.path) && unread > 0 && (
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
