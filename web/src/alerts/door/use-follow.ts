import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { useTellFailure } from '../../app/use-tell-failure.ts'
import { useViewer } from '../../app/viewer.ts'
import { writeParts } from '../../search/address-parts.ts'
import type { Action } from '../../ui/actions.tsx'
import { alertsKey, followingQuery, type Followable } from '../queries.ts'

/** Following a law or an article, or no more; a visitor is led to sign in, administrators have none of it. */
export function useFollow(what: Followable): Action[] {
  const { t } = useTranslation()
  const context = useApp()
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const mayFollow = viewer !== null && viewer.userType !== 'ADMIN'
  const { data } = useQuery({ ...followingQuery(context, what), enabled: mayFollow })
  const after = { invalidates: [alertsKey] }
  const tellFailure = useTellFailure()
  const refused = (error: Error) => {
    tellFailure(error)
    return {}
  }
  const following = useAct(
    () => context.ask('alerts', 'follow', { body: what }),
    { ...after, toast: t('alerts.followed') },
    refused,
  )
  const leaving = useAct(
    (id: string) => context.ask('alerts', 'remove', { params: { id } }),
    { ...after, toast: t('alerts.unfollowed') },
    refused,
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
