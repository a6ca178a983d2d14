import { requirementLifecycle, type RequirementState } from '@portal/protocol/requirements/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

interface RequirementTagProps {
  state: RequirementState
  /** It waits for the reader, and not for somebody else. */
  isReaders?: boolean
}

/** How a requirement stands; what was deleted is on no screen. */
export function RequirementTag({ state, isReaders = false }: RequirementTagProps) {
  const { t } = useTranslation('requirements')
  if (state === 'DELETED') return null
  return (
    <StatusTag tone={requirementLifecycle.tones[state]} isWaiting={state === 'REVIEWING' && !isReaders}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
