import {
  consultationLifecycle,
  publicationLifecycle,
  type ConsultationState,
  type PublicationState,
} from '@portal/protocol/consultations/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface ConsultationTagProps {
  state: ConsultationState
  /** It waits for the reader, and not for somebody else. */
  isReaders?: boolean
}

/** Whether a question is answered. */
export function ConsultationTag({ state, isReaders = false }: ConsultationTagProps) {
  const { t } = useTranslation('consultations')
  return (
    <StatusTag tone={consultationLifecycle.tones[state]} isWaiting={state === 'UNANSWERED' && !isReaders}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}

interface PublicationTagProps {
  state: PublicationState
  /** The asker reads it: what is offered is their turn. */
  isAskers?: boolean
}

/** How the publication of a question stands. */
export function PublicationTag({ state, isAskers = false }: PublicationTagProps) {
  const { t } = useTranslation('consultations')
  const isTurn = isAskers && state === 'OFFERED'
  return (
    <StatusTag
      tone={isTurn ? 'seal' : publicationLifecycle.tones[state]}
      isWaiting={state === 'OFFERED' && !isTurn}
    >
      {t(isTurn ? 'askersTurn' : `publicationStates.${state}`)}
    </StatusTag>
  )
}
