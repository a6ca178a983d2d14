import { useTranslation } from 'react-i18next'
import { StepsAhead } from '../../ui/steps-ahead.tsx'

/** How it goes on once a question is sent. */
export function After({ isForTeam = false }: { isForTeam?: boolean }) {
  const { t } = useTranslation('consultationForm')
  const steps = [
    { name: t(isForTeam ? 'team.answer' : 'steps.answer') },
    { name: t('steps.read') },
    { name: t('steps.publish') },
  ]
  return <StepsAhead title={t('after')} steps={steps} />
}
