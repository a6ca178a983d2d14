import { evaluationLifecycle, type EvaluationState } from '@portal/protocol/evaluations/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

/** How an evaluation stands. */
export function EvaluationTag({ state }: { state: EvaluationState }) {
  const { t } = useTranslation('evaluations')
  return (
    <StatusTag tone={evaluationLifecycle.tones[state]} isWaiting={state === 'REVIEWING'}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
