import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { mayOpen } from '@portal/protocol/kernel/permissions.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useApp } from '../page.ts'
import { useViewer, writeViewer } from '../viewer.ts'

const entries = [
  { to: '/content/request/manage', word: 'user.content' },
  { to: '/usercenter/profile', word: 'user.center' },
] as const

/** The signed-in person's menu, or the way to sign in. */
export function UserMenu() {
  const { t } = useTranslation()
  const { ask, queries } = useApp()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const logOut = useMutation({
    mutationFn: () => ask('account', 'logOut'),
    onSuccess: async () => {
      writeViewer(queries, null)
      notifications.show({ message: t('user.loggedOut') })
      await navigate('/home')
    },
    onError: (error) => notifications.show({ message: error.message, color: 'red' }),
  })

  if (!viewer) {
    const to = pathname.startsWith('/account') ? '/account/login' : `/account/login?to=${encodeURIComponent(pathname + search)}`
    return (
      <Button component={Link} to={to}>
        {t('user.signIn')}
      </Button>
    )
  }
  return (
    <Menu trigger="click-hover" openDelay={80} closeDelay={160} position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<Icon name="person" />}
          rightSection={<Icon name="down" size={14} />}
          aria-label={`${t('user.menu')}: ${viewer.username || t('user.fallback')}`}
        >
          {viewer.username || t('user.fallback')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries
          .filter(({ to }) => mayOpen(to, viewer.userType))
          .map(({ to, word }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {t(word)}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item onClick={() => logOut.mutate()}>{t('user.logOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
