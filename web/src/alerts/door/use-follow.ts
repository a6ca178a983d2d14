import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { writeParts } from '../../search/address-parts.ts'
import type { Action } from '../../ui/actions.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CallFailed } from '../../app/ask.ts'
import { alertsKey, followingQuery, type Followable } from '../queries.ts'

/** What is said where it was refused: nothing on the page stands for it. */
function say(error: CallFailed): object {
  showToast(error.message)
  return {}
}

/** Following a law or an article, or no more; a visitor is led to sign in, administrators have none of it. */
export function useFollow(what: Followable): Action[] {
  const { t } = useTranslation()
  const context = useApp()
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const mayFollow = viewer !== null && viewer.userType !== 'ADMIN'
  const { data } = useQuery({ ...followingQuery(context, what), enabled: mayFollow })
  const after = { invalidates: [alertsKey] }
  const following = useAct(
    () => context.ask('alerts', 'follow', { body: what }),
    { ...after, toast: t('alerts.followed') },
    say,
  )
  const leaving = useAct(
    (id: string) => context.ask('alerts', 'remove', { params: { id } }),
    { ...after, toast: t('alerts.unfollowed') },
    say,
  )
  if (viewer?.userType === 'ADMIN') return []
  if (!viewer) {
    const to = writeParts('/account/login', { to: pathname + search })
    return [{ label: t('alerts.follow'), icon: 'bell', to }]
  }
  const id = data?.id ?? null
  return id === null
    ? [{ label: t('alerts.follow'), icon: 'bell', onClick: () => following.make(undefined) }]
    : [{ label: t('alerts.unfollow'), icon: 'check', onClick: () => leaving.make(id) }]
}
