import { applicationLifecycle, type ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface ApplicationTagProps {
  state: ApplicationState
  /** From 1 among those who wait. */
  waitingPlace: number | null
}

/** How an application stands; of one that waits, at which place. */
export function ApplicationTag({ state, waitingPlace }: ApplicationTagProps) {
  const { t } = useTranslation('events')
  return (
    <StatusTag tone={applicationLifecycle.tones[state]} isWaiting={state === 'WAITING'}>
      {waitingPlace === null ? t(`states.${state}`) : t('waitingPlace', { place: waitingPlace })}
    </StatusTag>
  )
}
