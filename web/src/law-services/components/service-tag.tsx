import { lawServiceLifecycle, type LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface ServiceTagProps {
  state: LawServiceState
  /** It waits for the reader, and not for somebody else. */
  isReaders?: boolean
}

/** How a service stands; what was deleted is on no screen. */
export function ServiceTag({ state, isReaders = false }: ServiceTagProps) {
  const { t } = useTranslation('lawServices')
  if (state === 'DELETED') return null
  return (
    <StatusTag tone={lawServiceLifecycle.tones[state]} isWaiting={state === 'REVIEWING' && !isReaders}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
