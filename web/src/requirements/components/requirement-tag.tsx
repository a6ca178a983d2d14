import { requirementLifecycle, type RequirementState } from '@portal/protocol/requirements/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

/** How a requirement stands; what was deleted is on no screen. */
export function RequirementTag({ state }: { state: RequirementState }) {
  const { t } = useTranslation('requirements')
  if (state === 'DELETED') return null
  return (
    <StatusTag tone={requirementLifecycle.tones[state]} isWaiting={state === 'REVIEWING'}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
