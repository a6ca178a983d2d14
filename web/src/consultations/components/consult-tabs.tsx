import { providerTypes } from '@portal/protocol/kernel/user-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp, type AppContext } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { teamStandingQuery } from '../queries.ts'

const isProvider = (userType: string | undefined) => providerTypes.some((type) => type === userType)

export function loadTabs(context: AppContext): Promise<unknown> | false {
  return isProvider(context.viewer()?.userType) && context.queries.prefetchQuery(teamStandingQuery(context))
}

/** Between what the reader asked and what is asked of the reader's teams; nothing for who is in none. */
export function ConsultTabs({ shown }: { shown: 'own' | 'team' }) {
  const { t } = useTranslation('teamConsultations')
  const viewer = useViewer()
  const { data } = useQuery({ ...teamStandingQuery(useApp()), enabled: isProvider(viewer?.userType) })
  if (!data?.isMember) return null
  return (
    <CountTabs
      label={t('tabs.label')}
      tabs={[
        { to: '/content/consult', text: t('tabs.own'), isCurrent: shown === 'own' },
        {
          to: '/content/consult/team',
          text: t('tabs.team'),
          count: data.waiting,
          isMine: true,
          isCurrent: shown === 'team',
        },
      ]}
    />
  )
}
