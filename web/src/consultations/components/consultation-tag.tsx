import {
  consultationLifecycle,
  publicationLifecycle,
  type ConsultationState,
  type PublicationState,
} from '@portal/protocol/consultations/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

/** Whether a question is answered. */
export function ConsultationTag({ state }: { state: ConsultationState }) {
  const { t } = useTranslation('consultations')
  return (
    <StatusTag tone={consultationLifecycle.tones[state]} isWaiting={state === 'UNANSWERED'}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}

/** How the publication of a question stands. */
export function PublicationTag({ state }: { state: PublicationState }) {
  const { t } = useTranslation('consultations')
  return (
    <StatusTag tone={publicationLifecycle.tones[state]} isWaiting={state === 'OFFERED'}>
      {t(`publicationStates.${state}`)}
    </StatusTag>
  )
}
