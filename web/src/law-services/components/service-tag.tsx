import { lawServiceLifecycle, type LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

/** How a service stands; what was deleted is on no screen. */
export function ServiceTag({ state }: { state: LawServiceState }) {
  const { t } = useTranslation('lawServices')
  if (state === 'DELETED') return null
  return (
    <StatusTag tone={lawServiceLifecycle.tones[state]} isWaiting={state === 'REVIEWING'}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
