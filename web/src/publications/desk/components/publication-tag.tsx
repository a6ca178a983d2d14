import { publicationLifecycle, type PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../ui/status-tag.tsx'

/** Where a version of a publication is. */
export function PublicationTag({ state }: { state: PublicationState }) {
  const { t } = useTranslation('publicationDesk')
  return (
    <StatusTag tone={publicationLifecycle.tones[state]} isWaiting={state === 'IN_REVIEW'}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
